/**
 * The client's address: the last entry of the list, which our own proxy (or Next itself) has written. The client may
 * have forged earlier entries.
 */
function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'
}

/** A mapped address of IPv4 has dots. */
const isOfVersion6 = (address: string) => address.includes(':') && !address.includes('.')

/**
 * The client's network, for rate limits: a customer of an IPv6 network has billions of addresses that share their first
 * 64 bits. Another address is its own network.
 */
export function clientNetwork(headers: Headers): string {
  const address = clientAddress(headers)
  if (!isOfVersion6(address)) return address
  const [front = '', back] = address.split('::', 2)
  const groups = front.split(':').filter(Boolean)
  const missing = back === undefined ? 0 : 8 - groups.length - back.split(':').filter(Boolean).length
  return [...groups, ...Array(missing).fill('0'), ...(back ?? '').split(':')].slice(0, 4).join(':')
}

/**
 * The connection of a network, for what is counted without an account: a provider may give one customer all networks
 * with the same first 48 bits, which are 65,536.
 */
export const siteOf = (network: string): string =>
  isOfVersion6(network) ? network.split(':').slice(0, 3).join(':') : network

export const clientSite = (headers: Headers): string => siteOf(clientNetwork(headers))

/**
 * The part of an address that its owner recognizes and that identifies nobody: `212.39.x.x`, `2a01:5a8:x`; empty when
 * unknown.
 */
export function roughPlace(headers: Headers): string {
  const country = headers.get('cf-ipcountry') ?? headers.get('x-vercel-ip-country') ?? ''
  const address = clientAddress(headers).replace(/^::ffff:/, '')
  if (address === '::1' || address.startsWith('127.') || address === 'unknown') return ''
  const rough = address.includes(':')
    ? `${address.split(':').slice(0, 2).join(':')}:x`
    : address.replace(/\.\d+\.\d+$/, '.x.x')
  // Without such a proxy the client may send any text as country.
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? `${country}, ${rough}` : rough
}
