// Texts inside addresses: deflated, and spelt with letters that an address may hold.

const MAX_PACKED = 8_000; // letters that are unpacked; no address of ours has more
const LARGEST = 1 << 20; // bytes they may unpack to: the largest record, as in crates/game

/** The text in few letters; null where they would be too many for any address. */
export async function pack(text: string): Promise<string | null> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  if (bytes.length > MAX_PACKED) return null;
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** The text again; null for letters that are none. Few bytes can be made to unpack to very many:
 *  they are counted while they come. */
export async function unpack(packed: string): Promise<string | null> {
  if (packed.length > MAX_PACKED) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > LARGEST) {
        await reader.cancel();
        return null;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return null;
  }
}
