/**
 * An address that cannot be read, or has a zero byte, is one that nobody has; Next would call the one a fault of its own and
 * Postgres the other.
 */
export function readableAddress(address: string): string {
  const [path = ''] = address.split('?', 1)
  try {
    if (!decodeURIComponent(path).includes('\0')) return address
  } catch {
    // Told below.
  }
  return path.replaceAll('%', '%25') + address.slice(path.length)
}
