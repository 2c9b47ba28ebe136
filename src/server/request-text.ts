/** The body of a request; null when it is longer, and then the rest is not even read. */
export async function limitedText(request: Request, mostBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Undefined for what is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
