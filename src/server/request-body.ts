/** The body of a request; null when it is longer than the limit, and the rest is not read then. */
export async function limitedBytes(
  { body }: Partial<Pick<Request, 'body'>>,
  mostBytes: number,
): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

export async function limitedText(request: Request, mostBytes: number): Promise<string | null> {
  return (await limitedBytes(request, mostBytes))?.toString('utf8') ?? null
}

/**
 * Undefined for invalid JSON, and for text with a zero byte, which Postgres refuses. It refuses half of a character in
 * JSON too, which is replaced: a text that is cut at a length ends with one.
 */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      const isText = typeof value === 'string'
      if (key.includes('\0') || !key.isWellFormed() || (isText && value.includes('\0'))) {
        throw new SyntaxError('a text that Postgres refuses')
      }
      return isText ? value.toWellFormed() : value
    })
  } catch {
    return undefined
  }
}

/** Enough for a form with a link's token and a language, also as a mail program encodes it. */
const mostFormBytes = 16 * 1024

/**
 * A small form in either encoding, empty when it cannot be read; null when it is longer than the limit, and the rest is
 * not read then.
 */
export async function limitedForm(request: Request): Promise<FormData | null> {
  const text = await limitedText(request, mostFormBytes)
  if (text === null) return null
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' }
  return new Response(text, { headers }).formData().catch(() => new FormData())
}

/**
 * Makes an unreadable address one that does not exist. Next treats a broken escape as its own failure, Postgres refuses
 * a zero byte, and behind a line break Next says "not found" with status 200.
 */
export function readableAddress(address: string): string {
  const [path = ''] = address.split('?', 1)
  try {
    if (!/\p{Cc}/u.test(decodeURIComponent(path))) return address
  } catch {}
  return path.replaceAll('%', '%25') + address.slice(path.length)
}
