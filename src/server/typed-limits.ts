import type { Payload } from 'payload'
import { siteOf } from './client-network'
import { takeNetworkPoint } from './network-limit'
import { countPoint, hiddenKey, type Limit, takePoint } from './rate-limit'

/**
 * A limit on requests that name the mailbox of somebody else. Strangers use up only their own shares, so that they
 * cannot lock the owner out.
 */
interface TypedLimit {
  name: string
  seconds: number
  ofNetwork: number
  ofPair: number
  /**
   * For one mailbox from all networks, so that a crowd cannot flood it; the first request of each connection is
   * answered nevertheless.
   */
  ofMailbox: number
}

/**
 * Takes a point of a network for a mailbox that was typed.
 * @returns whether the request may be answered
 */
export async function takeTypedPoint(
  cms: Payload,
  limit: TypedLimit,
  network: string,
  mailbox: string,
): Promise<boolean> {
  const { name, ofNetwork, seconds } = limit
  if (!(await takeNetworkPoint(cms, { name: `${name}-network`, points: ofNetwork, seconds }, network))) return false
  return takeMailboxPoint(cms, limit, network, mailbox)
}

/** Like `takeTypedPoint` without the limit of the network; `asker` may be an account, which no stranger shares. */
export async function takeMailboxPoint(
  cms: Payload,
  { name, ofMailbox, ofPair, seconds }: Omit<TypedLimit, 'ofNetwork'>,
  asker: string,
  mailbox: string,
): Promise<boolean> {
  const key = hiddenKey(mailbox)
  const pair: Limit = { name: `${name}-pair`, points: ofPair, seconds }
  const asked = await countPoint(cms, pair, hiddenKey(`${asker} ${key}`))
  if (asked > ofPair) return false
  if (await takePoint(cms, { name: `${name}-mailbox`, points: ofMailbox, seconds }, key)) return true
  if (asked > 1) return false
  return takePoint(cms, { name: `${name}-first`, points: 1, seconds }, hiddenKey(`${siteOf(asker)} ${key}`))
}
