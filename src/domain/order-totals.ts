/** `discountCents` is what a coupon takes off the whole line. */
export type OrderLine = { quantity: number; unitPriceCents: number; vatRatePercent: number; discountCents?: number }
export type OrderTotals = { subtotalCents: number; vatCents: number; totalCents: number }

/**
 * What an order costs. Prices are integer cents and contain the VAT, as consumers see them; `vatCents` is the part of the
 * total that is VAT, rounded once for each rate. Delivery is taxed with the highest rate among the lines.
 */
export function orderTotals(lines: OrderLine[], shippingCents: number): OrderTotals {
  const grossByRate = new Map<number, number>()
  const add = (rate: number, cents: number) => grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + cents)
  for (const { quantity, unitPriceCents, vatRatePercent, discountCents = 0 } of lines)
    add(vatRatePercent, quantity * unitPriceCents - discountCents)
  const subtotalCents = sum(grossByRate.values())
  add(Math.max(0, ...grossByRate.keys()), shippingCents)
  const vatCents = sum([...grossByRate].map(([rate, gross]) => Math.round((gross * rate) / (100 + rate))))
  return { subtotalCents, vatCents, totalCents: subtotalCents + shippingCents }
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
