/** The body of a request; null when it is longer, and then the rest is not even read. */
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

/** `limitedBytes` of what is text. */
export async function limitedText(request: Request, mostBytes: number): Promise<string | null> {
  return (await limitedBytes(request, mostBytes))?.toString('utf8') ?? null
}

/** Undefined for what is not JSON, and for a text with a zero byte, which Postgres does not take. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new SyntaxError('zero byte')
      return value
    })
  } catch {
    return undefined
  }
}

/** The longest that a form with a link's token and a language can be, also as a mail program writes it. */
const mostFormBytes = 16 * 1024

/** A small form in either encoding, empty when it cannot be read; null when it is longer, and then the rest is not even read. */
export async function limitedForm(request: Request): Promise<FormData | null> {
  const text = await limitedText(request, mostFormBytes)
  if (text === null) return null
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' }
  return new Response(text, { headers }).formData().catch(() => new FormData())
}

/**
 * An address that cannot be read, or has a control character, is one that nobody has: Next would call the one a fault of its own,
 * Postgres a zero byte, and behind a line break Next finds no page and says so with status 200.
 */
export function readableAddress(address: string): string {
  const [path = ''] = address.split('?', 1)
  try {
    if (!/\p{Cc}/u.test(decodeURIComponent(path))) return address
  } catch {
    // Told below.
  }
  return path.replaceAll('%', '%25') + address.slice(path.length)
}
