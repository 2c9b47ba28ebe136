/** A catalog is a small dictionary: its number stands this near to its type. */
const nearBytes = 4096
const objectHead = /(\d+)\s+(\d+)\s+obj\b/g

/** Gives a PDF that has lost its trailer another one, which names its catalog; pdf.js finds everything else by itself. */
export function addTrailer(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.includes('trailer') || file.includes('/XRef')) return bytes
  const type = file.lastIndexOf('/Catalog')
  const before = file.subarray(Math.max(0, type - nearBytes), Math.max(0, type)).toString('latin1')
  const head = [...before.matchAll(objectHead)].at(-1)
  if (!head) return bytes
  return new Uint8Array(Buffer.concat([file, Buffer.from(`\ntrailer\n<< /Root ${head[1]} ${head[2]} R >>\n`)]))
}
