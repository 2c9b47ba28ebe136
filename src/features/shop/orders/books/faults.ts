/** What may not agree in the books of the shop; the rule of each is beside this file. */
export const faultKinds = [
  'reserved',
  'on-hand',
  'reservation',
  'sale',
  'refunded',
  'unpaid',
  'money-kept',
  'paid-twice',
  'paid-awaiting',
  'lines',
  'total',
  'shipped',
  'returned',
  'return-lines',
  'return-stock',
  'packing',
  'parcel',
  'closed',
  'coupon',
  'coupon-limit',
  'voucher-balance',
  'voucher-issued',
  'voucher-spent',
  'voucher-refund',
  'numbers',
  'document',
  'credit-note',
  'undrawn',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** What the id of a fault is, where it is not that of an order. */
export const otherSubjects: Partial<Record<FaultKind, 'variant' | 'coupon' | 'series' | 'voucher'>> = {
  reserved: 'variant',
  'on-hand': 'variant',
  'coupon-limit': 'coupon',
  'voucher-balance': 'voucher',
  numbers: 'series',
}
