import type { OrderOpener } from '../paths'

export const payPath = (opener: OrderOpener) => `/api/shop/payments/open?${new URLSearchParams(opener)}`
