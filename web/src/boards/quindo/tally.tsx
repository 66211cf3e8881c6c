// The three distances, inlaid in the frame as one, two and three points; the barred one is struck out.

const POINT = 13;
/** Where the three stand, so that the gaps between them are equal though they are not equally long. */
const CENTRES = [-72, -11, 63];

export function Tally({ barred, x, y }: { barred: number; x: number; y: number }) {
  return (
    <g class="quindo-tally" transform={`translate(${x} ${y})`}>
      {[1, 2, 3].map((distance) => {
        const half = ((distance - 1) * POINT) / 2;
        const struck = distance === barred;
        return (
          <g key={distance} class={struck ? "struck" : undefined} transform={`translate(${CENTRES[distance - 1]} 0)`}>
            <rect class="quindo-tally-case" x={-half - 13} y="-12" width={2 * half + 26} height="24" rx="12" />
            {Array.from({ length: distance }, (_, index) => (
              <circle key={index} class="quindo-tally-point" cx={index * POINT - half} r="4.2" />
            ))}
            {struck && <path class="quindo-tally-strike" d={`M${-half - 15} 9L${half + 15} -9`} />}
          </g>
        );
      })}
    </g>
  );
}
