import type { Payload } from 'payload'
import { siteOf } from './client-network'
import { givePoint, type Limit, takePoint } from './rate-limit'

/** Phones of a carrier may share a connection, as they share an address of IPv4, but not ten at their limit. */
const ofSite = ({ name, points, seconds }: Limit): Limit => ({ name: `${name}-site`, points: points * 10, seconds })

/** Takes points of a network, and of the connection that it belongs to: one connection may have 65,536 networks. */
export async function takeNetworkPoint(cms: Payload, limit: Limit, network: string, count = 1): Promise<boolean> {
  if (!(await takePoint(cms, limit, network, count))) return false
  const site = siteOf(network)
  return site === network || takePoint(cms, ofSite(limit), site, count)
}

/** Returns a point that was taken. */
export async function giveNetworkPoint(cms: Payload, limit: Limit, network: string): Promise<void> {
  await givePoint(cms, limit, network)
  const site = siteOf(network)
  if (site !== network) await givePoint(cms, ofSite(limit), site)
}
