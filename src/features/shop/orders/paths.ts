import { withdrawalPath } from '@/features/site/frame/site-links'
import { accountPaths } from '@/lib/account-paths'

export const trackingPath = '/shop-order-tracking'

/** The key of a link, or the order number for its signed-in customer. */
export type OrderOpener = { key: string } | { order: string }

/** `unknown`: the payment provider does not say whether the order was paid. */
export const orderNews = ['placed', 'payment', 'unknown', 'uninvited'] as const
type OrderNote = { news: (typeof orderNews)[number] } | { cancel: string } | { confirmed: 'yes' }

export function orderPath(opener: OrderOpener, note?: OrderNote): string {
  const page = 'key' in opener ? trackingPath : accountPaths.orderDetails
  return `${page}?${new URLSearchParams({ ...opener, ...note })}`
}

export const withdrawalOf = (opener: OrderOpener) => `${withdrawalPath}?${new URLSearchParams(opener)}`

export const booksPath = '/admin/orders#books'

export const payPath = (opener: OrderOpener) => `/api/shop/payments/open?${new URLSearchParams(opener)}`
