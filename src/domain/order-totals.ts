/** `discountCents` is the coupon's discount on the whole line. */
export type OrderLine = {
  quantity: number
  unitPriceCents: number
  vatRatePercent: number
  discountCents?: number | null
}
export type OrderTotals = { subtotalCents: number; vatCents: number; totalCents: number }

export type VatShare = { ratePercent: number; grossCents: number; netCents: number; vatCents: number }

/**
 * Prices are integer cents and contain the VAT, as consumers see them; `vatCents` is the VAT in the total, rounded once
 * for each rate.
 */
export function orderTotals(lines: OrderLine[], shippingCents: number): OrderTotals {
  const subtotalCents = sum(lines.map(grossOf))
  const vatCents = sum(vatShares(lines, shippingCents).map((share) => share.vatCents))
  return { subtotalCents, vatCents, totalCents: subtotalCents + shippingCents }
}

/**
 * An order split by VAT rate, the highest rate first. The shares add up to the total, and net and VAT of a share to its
 * gross, to the cent. Delivery is taxed at the highest rate among the lines; the delivery of goods of a reduced rate
 * alone belongs to their price (ЗДДС, чл. 26, ал. 3, т. 4).
 */
export function vatShares(lines: OrderLine[], shippingCents: number): VatShare[] {
  const grossByRate = new Map<number, number>()
  const add = (rate: number, cents: number) => grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + cents)
  for (const line of lines) add(line.vatRatePercent, grossOf(line))
  add(shippingRate(lines), shippingCents)
  return [...grossByRate]
    .sort(([one], [other]) => other - one)
    .map(([ratePercent, grossCents]) => {
      const vatCents = vatIn(grossCents, ratePercent)
      return { ratePercent, grossCents, netCents: grossCents - vatCents, vatCents }
    })
}

/**
 * The VAT in each line and in the delivery, in cents. Parts of one rate add up to the VAT of its share, so a line may
 * differ from its own VAT by up to a cent.
 */
export function vatParts(lines: OrderLine[], shippingCents: number): { lines: number[]; shippingCents: number } {
  const before = new Map<number, number>()
  const partOf = (rate: number, cents: number) => {
    const from = before.get(rate) ?? 0
    before.set(rate, from + cents)
    return vatIn(from + cents, rate) - vatIn(from, rate)
  }
  const parts = lines.map((line) => partOf(line.vatRatePercent, grossOf(line)))
  return { lines: parts, shippingCents: partOf(shippingRate(lines), shippingCents) }
}

/**
 * Price of `count` pieces of a line in cents, with their share of the line's discount. `before` is the number of pieces
 * counted earlier, so that the parts add up to the line, to the cent.
 */
export function piecesCents(line: OrderLine, before: number, count: number): number {
  const upTo = (pieces: number) => Math.round((grossOf(line) * pieces) / line.quantity)
  return upTo(before + count) - upTo(before)
}

const shippingRate = (lines: OrderLine[]) => Math.max(0, ...lines.map(({ vatRatePercent }) => vatRatePercent))

const vatIn = (grossCents: number, ratePercent: number) => Math.round((grossCents * ratePercent) / (100 + ratePercent))

const grossOf = ({ quantity, unitPriceCents, discountCents }: OrderLine) =>
  quantity * unitPriceCents - (discountCents ?? 0)

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
