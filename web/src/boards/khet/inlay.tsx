// The signs set into reserved squares: red's ankh, silver's eye of Horus. Each lies a hair below
// the slate, so its upper edge is in shadow.

function Inlaid({ shape, lines }: { shape?: string; lines: string }) {
  return (
    <>
      {["khet-cut", "khet-metal"].map((layer) => {
        const place = layer === "khet-cut" ? "translate(-.8 -1.4)" : undefined;
        return (
          <>
            {shape && <path class={`${layer} solid`} d={shape} transform={place} />}
            <path class={`${layer} line`} d={lines} transform={place} />
          </>
        );
      })}
    </>
  );
}

/** Loop, flared arms and stem. */
export function Ankh() {
  return <Inlaid shape="M-3 1L-21 -3V9L-3 5.5L-5.5 30H5.5L3 5.5L21 9V-3L3 1z" lines="M0 1C-17 -11 -13 -29 0 -29S17 -11 0 1z" />;
}

/** Brow, lids and pupil; the tear and the curl below. */
export function Horus() {
  return (
    <Inlaid
      shape="M-6 -4.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-9 6H-3L-7 25z"
      lines="M-27 -14Q-2 -32 27 -17M-27 -3Q-3 -22 24 -4L30 -2M-27 -3Q-3 12 24 -4M3 7Q8 23 20 23C28 23 29 13 22 13C18 13 17 17 20 18"
    />
  );
}
