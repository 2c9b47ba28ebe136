const tables = new Map<string, Map<string, number>>()

function tableOf(encoding: string): Map<string, number> {
  const known = tables.get(encoding)
  if (known) return known
  const decoder = new TextDecoder(encoding)
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  tables.set(encoding, table)
  return table
}

/** Null where the encoding lacks a character of the text. */
export function bytesIn(encoding: string, text: string): Buffer | null {
  const table = tableOf(encoding)
  const bytes = Buffer.alloc(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const byte = table.get(text.charAt(at))
    if (byte === undefined) return null
    bytes[at] = byte
  }
  return bytes
}
