import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { env } from '@/server/env'
import { networkShares, type Share } from '@/server/network-limit'
import { givePoint, hiddenKey, takePoint } from '@/server/rate-limit'
import type { OrderRequest } from './order-request'

const hour = 60 * 60

type Limited = Pick<OrderRequest, 'customer' | 'email'>

/**
 * The shares of an order in the limits of orders per hour; pieces without money are counted where it is placed. An
 * account counts by itself, so that no stranger can exhaust its limit. Guests count by network with mailbox, and by
 * network alone with a higher limit, because offices and mobile networks share an address.
 */
function sharesOf({ customer, email }: Limited, network: string): Share[] {
  const { ORDERS_AN_HOUR } = env()
  const own = customer ? `account ${customer}` : `${network} ${hiddenKey(email)}`
  const orders = { name: 'order-person', points: Math.ceil(ORDERS_AN_HOUR / 3), seconds: hour }
  const perNetwork = { name: 'order-network', points: ORDERS_AN_HOUR, seconds: hour }
  // The narrowest limit is last: the second press of a double click is refused there, while the first is being placed.
  return [...(customer ? [] : networkShares(perNetwork, network)), { limit: orders, key: hiddenKey(own) }]
}

/** Takes all shares of an order or none. @returns whether the order may be placed now */
export async function takeFromLimits(cms: Payload, request: Limited, network: string): Promise<boolean> {
  const taken: Share[] = []
  for (const share of sharesOf(request, network)) {
    taken.push(share)
    if (await takePoint(cms, share.limit, share.key)) continue
    await giveBack(cms, taken)
    return false
  }
  return true
}

export const giveBackToLimits = (cms: Payload, request: Limited, network: string) =>
  giveBack(cms, sharesOf(request, network))

async function giveBack(cms: Payload, shares: Share[]): Promise<void> {
  for (const { limit, key } of shares) await givePoint(cms, limit, key)
}

/** In milliseconds: the time from the limits to the lock of the form's key, under load, and between two looks. */
const firstPress = { longest: 3_000, between: 200 }

/**
 * The first press of a double click may have taken the last share and not have locked the key of the form yet, so the
 * second looks for its order for a while before it is refused.
 */
export async function orderedMeanwhile<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
  const end = Date.now() + firstPress.longest
  let found = await look()
  while (found === null && Date.now() < end) {
    await pause(firstPress.between)
    found = await look()
  }
  return found
}
