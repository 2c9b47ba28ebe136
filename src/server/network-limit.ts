import type { Payload } from 'payload'
import { siteOf } from './client-network'
import { givePoint, type Limit, takePoint } from './rate-limit'

export type Share = { limit: Limit; key: string }

/**
 * How many times the limit of a network its connection has: phones of a carrier may share one, as they share an address
 * of IPv4, but not ten at their limit.
 */
export const siteFactor = 10

const ofSite = ({ name, points, seconds }: Limit): Limit => ({
  name: `${name}-site`,
  points: points * siteFactor,
  seconds,
})

/**
 * What counts for a network, and for the connection that it belongs to: one connection may have 65,536 networks. An
 * account in place of a network has no connection.
 */
export function networkShares(limit: Limit, network: string): Share[] {
  const site = siteOf(network)
  return [{ limit, key: network }, ...(site === network ? [] : [{ limit: ofSite(limit), key: site }])]
}

export async function takeNetworkPoint(cms: Payload, limit: Limit, network: string, count = 1): Promise<boolean> {
  for (const share of networkShares(limit, network)) {
    if (!(await takePoint(cms, share.limit, share.key, count))) return false
  }
  return true
}

/** Returns a point that was taken. */
export async function giveNetworkPoint(cms: Payload, limit: Limit, network: string): Promise<void> {
  for (const share of networkShares(limit, network)) await givePoint(cms, share.limit, share.key)
}
