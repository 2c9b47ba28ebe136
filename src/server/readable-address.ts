/** An address that cannot be read is one that nobody has; Next would call it a fault of its own. */
export function readableAddress(address: string): string {
  const [path = ''] = address.split('?', 1)
  try {
    decodeURIComponent(path)
    return address
  } catch {
    return path.replaceAll('%', '%25') + address.slice(path.length)
  }
}
