import type { IncomingHttpHeaders } from 'node:http'

/** Headers by which a proxy tells of the visitor; from anybody else they are claims. */
const ofProxies = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'cf-connecting-ip',
  'cf-ipcountry',
  'x-vercel-ip-country',
  'x-request-id',
]

/**
 * The address of the visitor: that of the socket, or, behind `trusted` proxies of which each appends the address it was asked
 * from, the entry that the first of them wrote. What stands before it comes from the client.
 */
export function visitorAddress(socketAddress: string, forwarded: string | undefined, trusted: number): string {
  const entries = (forwarded ?? '').split(',').map((one) => one.trim())
  const addresses = [...entries.filter(Boolean), socketAddress]
  return (addresses[Math.max(0, addresses.length - 1 - trusted)] ?? socketAddress).replace(/^::ffff:(?=\d+\.)/, '')
}

/** Next and our own code read the address in a header, and Next keeps what the client wrote there: it is overwritten. */
export function writeVisitorAddress(headers: IncomingHttpHeaders, socketAddress: string, trusted: number): void {
  headers['x-forwarded-for'] = visitorAddress(socketAddress, [headers['x-forwarded-for']].flat().join(','), trusted)
  if (trusted === 0) for (const name of ofProxies) delete headers[name]
}
