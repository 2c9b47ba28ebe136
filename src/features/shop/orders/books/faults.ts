/** The rules of each kind are in the files beside. */
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

/** The subject of a fault's id, where it is not an order. */
export const otherSubjects: Partial<Record<FaultKind, 'variant' | 'coupon' | 'series' | 'voucher'>> = {
  reserved: 'variant',
  'on-hand': 'variant',
  'coupon-limit': 'coupon',
  'voucher-balance': 'voucher',
  numbers: 'series',
}
