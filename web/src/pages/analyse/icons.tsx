const ICONS = {
  first: "M18 5l-8 7 8 7zM6 5v14",
  back: "M15 5l-8 7 8 7",
  on: "M9 5l8 7-8 7",
  last: "M6 5l8 7-8 7zM18 5v14",
  flip: "M7 4v14M7 4 3.5 7.5M7 4l3.5 3.5M17 20V6M17 20l-3.5-3.5M17 20l3.5-3.5",
  up: "M12 20V5M6 11l6-6 6 6",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  files: "M4 6h6l2 2h8v11H4zM12 11v5M9.5 13.5 12 11l2.5 2.5",
  setup: "M5 5h14v14H5zM12 5v14M5 12h14M8.5 8.5h.01M15.5 15.5h.01",
  threats: "M12 12m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 2v5M12 17v5M2 12h5M17 12h5",
  keys: "M4 7h16v10H4zM8 14h8M7.5 10.5h.01M11 10.5h.01M14.5 10.5h.01",
  plus: "M12 5v14M5 12h14",
  turn: "M17 8a7 7 0 1 0 1.6 6M18.5 3.5v5h-5",
  remove: "M6 6l12 12M18 6L6 18",
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" class="glyph" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
