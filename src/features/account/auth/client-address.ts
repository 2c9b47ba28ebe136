/**
 * The network address that a request came from: the last one in the list, which our own proxy (or Next itself) has written.
 * Earlier ones may be forged by the client.
 */
function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'
}

/**
 * The network that a request came from, for rate limits: a customer of an IPv6 network has billions of addresses, which share
 * their first 64 bits.
 */
export function clientNetwork(headers: Headers): string {
  const address = clientAddress(headers)
  if (!address.includes(':') || address.includes('.')) return address
  const [front = '', back] = address.split('::', 2)
  const groups = front.split(':').filter(Boolean)
  const missing = back === undefined ? 0 : 8 - groups.length - back.split(':').filter(Boolean).length
  return [...groups, ...Array(missing).fill('0'), ...(back ?? '').split(':')].slice(0, 4).join(':')
}

/** The part of an address that a person recognizes and that names nobody: `212.39.x.x`, `2a01:5a8:x`; empty when unknown. */
export function roughPlace(headers: Headers): string {
  const country = headers.get('cf-ipcountry') ?? headers.get('x-vercel-ip-country') ?? ''
  const address = clientAddress(headers).replace(/^::ffff:/, '')
  if (address === '::1' || address.startsWith('127.') || address === 'unknown') return ''
  const rough = address.includes(':')
    ? `${address.split(':').slice(0, 2).join(':')}:x`
    : address.replace(/\.\d+\.\d+$/, '.x.x')
  // Without such a proxy a client may write anything there.
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? `${country}, ${rough}` : rough
}
