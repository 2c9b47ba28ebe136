import type { Payload } from 'payload'
import { env } from '@/server/env'
import { givePoint, hiddenKey, type Limit, takePoint } from '@/server/rate-limit'
import type { OrderRequest } from './order-request'

const hour = 60 * 60

type Share = { limit: Limit; key: string; count: number; refused: 'limit' | 'unpaid' }

type Limited = Pick<OrderRequest, 'customer' | 'email' | 'paymentMethod'> & { lines: { quantity: number }[] }

/**
 * The shares of an order in the limits: orders per hour and, where payment is outstanding, reserved pieces per day. An
 * account counts by itself, so that no stranger can exhaust its limit. Guests count by network with mailbox, and by
 * network alone with a higher limit, because offices and mobile networks share an address.
 */
function sharesOf({ customer, email, lines, paymentMethod }: Limited, network: string): Share[] {
  const { ORDERS_AN_HOUR, UNPAID_PIECES } = env()
  const own = customer ? `account ${customer}` : `${network} ${hiddenKey(email)}`
  const orders = { name: 'order-person', points: Math.ceil(ORDERS_AN_HOUR / 3), seconds: hour }
  const perNetwork = { name: 'order-network', points: ORDERS_AN_HOUR, seconds: hour }
  const unpaid = { name: 'order-unpaid', points: UNPAID_PIECES, seconds: 24 * hour }
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  // The narrowest limit is last: the second press of a double click is refused there, while the first is being placed.
  return [
    ...(paymentMethod === 'gift-voucher'
      ? []
      : [{ limit: unpaid, key: customer ? own : network, count: pieces, refused: 'unpaid' as const }]),
    ...(customer ? [] : [{ limit: perNetwork, key: network, count: 1, refused: 'limit' as const }]),
    { limit: orders, key: hiddenKey(own), count: 1, refused: 'limit' },
  ]
}

/** Takes all shares of an order or none. @returns null, or the reason why the order may not be placed now */
export async function takeFromLimits(
  cms: Payload,
  request: Limited,
  network: string,
): Promise<Share['refused'] | null> {
  const taken: Share[] = []
  for (const share of sharesOf(request, network)) {
    taken.push(share)
    if (await takePoint(cms, share.limit, share.key, share.count)) continue
    await giveBack(cms, taken)
    return share.refused
  }
  return null
}

export const giveBackToLimits = (cms: Payload, request: Limited, network: string) =>
  giveBack(cms, sharesOf(request, network))

async function giveBack(cms: Payload, shares: Share[]): Promise<void> {
  for (const { limit, key, count } of shares) await givePoint(cms, limit, key, count)
}
