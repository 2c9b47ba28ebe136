import { accountPaths } from '@/features/account/navigation'
import { withdrawalPath } from '@/features/site/frame/site-links'

export const trackingPath = '/shop-order-tracking'

/** What opens an order: the key of a link to it, or its number for whoever is signed in as its customer. */
export type OrderOpener = { key: string } | { order: string }

/** What has just happened, as the page of the order says it. */
export const orderNews = ['placed', 'payment'] as const
export type OrderNote = { news: (typeof orderNews)[number] } | { cancel: string } | { confirmed: 'yes' }

/** The page of an order. */
export function orderPath(opener: OrderOpener, note?: OrderNote): string {
  const page = 'key' in opener ? trackingPath : accountPaths.orderDetails
  return `${page}?${new URLSearchParams({ ...opener, ...note })}`
}

/** Where whoever has opened an order withdraws from it. */
export const withdrawalOf = (opener: OrderOpener) => `${withdrawalPath}?${new URLSearchParams(opener)}`

/** The place of the CMS that lists what does not agree in the books. */
export const booksPath = '/admin/orders#books'
