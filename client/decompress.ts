// Reads what travels compressed. A DecompressionStream takes no preset dictionary, so it reads the dictionary first, as a block without
// compression. The result begins with it.
import type { Compressed, Dictionary } from '@overlair/protocol/compressed'

/** Throws if the dictionary is not the one that the server has used: it has other rules. */
export async function decompress<Content>({ dictionary, compressed }: Compressed, { name, text }: Dictionary) {
  if (dictionary !== name) throw new Error('the server has other rules')
  const bytes = Uint8Array.from(atob(compressed), character => character.charCodeAt(0))
  const stream = new Blob([uncompressed(text), bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const all = await new Response(stream).text()
  const content: Content = JSON.parse(all.slice(text.length))
  return content
}

/** A block of deflate without compression: its length, the complement of the length, and the bytes. */
function uncompressed(text: string): Blob {
  const bytes = new TextEncoder().encode(text)
  const { length } = bytes
  return new Blob([Uint8Array.of(0, length, length >> 8, ~length, ~length >> 8), bytes])
}
