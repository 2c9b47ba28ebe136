import type { OrderOpener } from '../orders/paths'

/** The page of ours that leads to the provider's. It makes that page where there is none, so it can be opened again and again. */
export const payPath = (opener: OrderOpener) => `/api/shop/payments/open?${new URLSearchParams(opener)}`
