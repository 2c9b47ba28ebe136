import type { Payload } from 'payload'
import { countPoint, hiddenKey, type Limit, takePoint } from './rate-limit'

/**
 * A limit on what anybody can ask for by typing the mailbox of somebody else. Strangers use up what is theirs alone, so that they keep
 * nobody from what they ask for themselves.
 */
export interface TypedLimit {
  name: string
  seconds: number
  /** From one network, for all mailboxes together: offices and mobile networks share one, so it is the widest. */
  ofNetwork: number
  /** From one network for one mailbox. */
  ofPair: number
  /** For one mailbox from all networks, so that no crowd fills it; the first request of each network is answered nevertheless. */
  ofMailbox: number
}

/** Takes a point of what a network may ask for, for a mailbox that was typed. @returns whether it may be answered */
export async function takeTypedPoint(
  cms: Payload,
  limit: TypedLimit,
  network: string,
  mailbox: string,
): Promise<boolean> {
  const { name, ofNetwork, seconds } = limit
  if (!(await takePoint(cms, { name: `${name}-network`, points: ofNetwork, seconds }, network))) return false
  return takeMailboxPoint(cms, limit, network, mailbox)
}

/** The same without the bound of the network alone; `asker` may be an account, which no stranger shares. */
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
  const isWithin = await takePoint(cms, { name: `${name}-mailbox`, points: ofMailbox, seconds }, key)
  return isWithin || asked === 1
}
