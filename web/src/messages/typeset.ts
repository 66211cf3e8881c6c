// French spacing: a narrow no-break space before ; : ! ? and inside « guillemets », so that message
// files can be written with plain spaces.

const NARROW = "\u202f";

export function french(text: string): string {
  return text
    .replace(/[ \u00a0]([;:!?»])/g, `${NARROW}$1`)
    .replace(/«[ \u00a0]/g, `«${NARROW}`)
    .replace(/(\d) (?=\d{3}\b)/g, `$1${NARROW}`);
}
