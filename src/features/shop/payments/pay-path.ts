import type { OrderOpener } from '../orders/paths'

export const payPath = (opener: OrderOpener) => `/api/shop/payments/open?${new URLSearchParams(opener)}`
