/**
 * The network address that a request came from: the last one in the list, which our own proxy (or Next itself) has written.
 * What stands before it may be the client's invention.
 */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'
}

/** The part of an address that a person recognizes and that names nobody: `212.39.x.x`, `2a01:5a8:x`; empty when unknown. */
export function roughPlace(headers: Headers): string {
  const country = headers.get('cf-ipcountry') ?? headers.get('x-vercel-ip-country')
  const address = clientAddress(headers).replace(/^::ffff:/, '')
  if (address === '::1' || address.startsWith('127.') || address === 'unknown') return ''
  const rough = address.includes(':')
    ? `${address.split(':').slice(0, 2).join(':')}:x`
    : address.replace(/\.\d+\.\d+$/, '.x.x')
  return country && country !== 'XX' ? `${country}, ${rough}` : rough
}
