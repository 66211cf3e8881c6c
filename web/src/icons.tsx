// The icons of all pages: lines of one weight in a square of 24.

const ICONS = {
  first: "M18 5l-8 7 8 7zM6 5v14",
  previous: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  last: "M6 5l8 7-8 7zM18 5v14",
  undo: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-2",
  flip: "M7 4v14M7 4 3.5 7.5M7 4l3.5 3.5M17 20V6M17 20l-3.5-3.5M17 20l3.5-3.5",
  clockwise: "M17 8a7 7 0 1 0 1.6 6M18.5 3.5v5h-5",
  anticlockwise: "M7 8a7 7 0 1 1-1.6 6M5.5 3.5v5h5",
  top: "M6 15h12v5H6zM12 11V3M8.5 6.5 12 3l3.5 3.5",
  pass: "M5 12h13M13 6l6 6-6 6",
  up: "M12 20V5M6 11l6-6 6 6",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  files: "M4 6h6l2 2h8v11H4zM12 11v5M9.5 13.5 12 11l2.5 2.5",
  board: "M5 5h14v14H5zM12 5v14M5 12h14M8.5 8.5h.01M15.5 15.5h.01",
  threats: "M12 12m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 2v5M12 17v5M2 12h5M17 12h5",
  chat: "M4 5h16v11h-9l-5 4v-4H4z",
  link: "M9 15l6-6M10.5 6.5l2-2a4.2 4.2 0 0 1 6 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 0 1-6-6l2-2",
  unplugged: "M4 4l16 16M10.5 6.5l2-2a4.2 4.2 0 0 1 6 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 0 1-6-6l2-2",
  legend: "M5 7h.01M10 7h9M5 12h.01M10 12h9M5 17h.01M10 17h9",
  keyboard: "M4 7h16v10H4zM8 14h8M7.5 10.5h.01M11 10.5h.01M14.5 10.5h.01",
  plus: "M12 5v14M5 12h14",
  cross: "M6 6l12 12M18 6L6 18",
  check: "M5 12l5 5L19 7",
  done: "M4 12.5l5.5 5.5L20 6.5",
  flag: "M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0",
  laurel:
    "M9 20C4.5 18.5 3 14.5 4 9.5M15 20c4.5-1.5 6-5.5 5-10.5M4 9.5c-.5-2 .5-3.5 2-4.5.5 2 0 3.5-2 4.5zM20 9.5c.5-2-.5-3.5-2-4.5-.5 2 0 3.5 2 4.5zM4.6 14.5c2-.2 3-1.2 3.300-3M19.400 14.5c-2-.2-3-1.2-3.300-3M7 18.400c1.700-.6 2.5-1.700 2.5-3.300M17 18.400c-1.700-.6-2.5-1.700-2.5-3.300",
  equals: "M4 9h16M4 15h16",
  pause: "M9 6v12M15 6v12",
  play: "M8 5l11 7-11 7z",
  show: "M8 5.5v13l10.5-6.5z",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5 20 20",
  people:
    "M9 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2.5 20c0-4 2.500-6.5 6.500-6.5s6.500 2.500 6.500 6.500M16 5a3 3 0 0 1 0 6M17.500 13.800c2.500.6 4 2.700 4 6.200",
  games: "M4 4h7v7H4zM13 13h7v7h-7zM13 4h7v7h-7zM4 13h7v7H4z",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5",
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name, solid = false }: { name: IconName; solid?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" class={solid ? "glyph solid" : "glyph"} aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
