import type { Order, ShopSetting } from '@payload-types'
import { z } from 'zod'
import { countryName } from '@/domain/country-map'
import { addressLines } from '@/domain/erased'
import { discountLines } from '@/domain/order-discount'
import { paymentMethods } from '@/domain/order-states'
import { type OrderLine, orderTotals, piecesCents, type VatShare, vatShares } from '@/domain/order-totals'
import { isVatRegistered } from '@/domain/tax-class'
import { defaultLocale } from '@/i18n/routing'
import type { Sold } from './taken-at-door'

const share = z.object({ ratePercent: z.number(), grossCents: z.int(), netCents: z.int(), vatCents: z.int() })

/**
 * The content of a document, copied at its issue: later changes of the order, the seller or the prices do not change
 * it. Amounts are euro cents; the shares add up to the total. A credit note holds the refunded sum.
 */
export const documentContent = z.object({
  seller: z.object({
    name: z.string(),
    eik: z.string(),
    vatNumber: z.string(),
    shopNumber: z.string(),
    address: z.string(),
    iban: z.string(),
  }),
  buyer: z.object({ name: z.string(), eik: z.string(), vatNumber: z.string(), address: z.string() }),
  order: z.object({ number: z.string(), placedAt: z.iso.datetime() }),
  paymentMethod: z.enum(paymentMethods),
  transaction: z.string().nullable(),
  lines: z.array(
    z.object({
      title: z.string(),
      sku: z.string(),
      quantity: z.int(),
      unitPriceCents: z.int(),
      discountCents: z.int(),
      vatRatePercent: z.number(),
    }),
  ),
  shippingCents: z.int(),
  shares: z.array(share),
  totalCents: z.int(),
  voucherCents: z.int().default(0),
  /**
   * The part paid by vouchers whose VAT was due at their sale, and which is not taxed again (directive 2006/112/EC,
   * article 30b).
   */
  taxedCents: z.int().default(0),
  /** The sale of a voucher for goods of several VAT rates: VAT is due at its use. */
  isUntaxed: z.boolean().default(false),
  /** A seller who is not registered charges no VAT, and a document shows none (ЗДДС, чл. 113, ал. 9). */
  isRegistered: z.boolean().default(true),
  corrects: z.object({ number: z.int(), issuedAt: z.iso.datetime() }).nullable(),
})
export type DocumentContent = z.infer<typeof documentContent>

type Given = {
  order: Order
  sold: Sold
  settings: ShopSetting
  transaction: string | null
  taxedCents?: number
}

export function saleContent({ order, sold, settings, transaction, taxedCents = 0 }: Given): DocumentContent {
  const lines = sold.lines.map(({ title, sku, quantity, unitPriceCents, discountCents, vatRatePercent }) => ({
    title,
    sku,
    quantity,
    unitPriceCents,
    discountCents: discountCents ?? 0,
    vatRatePercent,
  }))
  const { totalCents } = orderTotals(lines, sold.shippingCents)
  const taxable = untaxedPart({ lines, shippingCents: sold.shippingCents }, taxedCents)
  const shares = vatShares(taxable.lines, taxable.shippingCents)
  const isUntaxed = order.kind === 'gift-voucher' && shares.every(({ vatCents }) => vatCents === 0)
  return {
    seller: sellerOf(settings),
    buyer: buyerOf(order),
    order: { number: order.number, placedAt: new Date(order.placedAt).toISOString() },
    paymentMethod: order.paymentMethod,
    transaction,
    lines,
    shippingCents: sold.shippingCents,
    shares: isUntaxed ? [] : shares,
    totalCents,
    voucherCents: order.voucherCents ?? 0,
    taxedCents,
    isUntaxed,
    isRegistered: isVatRegistered(settings),
    corrects: null,
  }
}

type Parts<Line> = { lines: Line[]; shippingCents: number }

/** Takes the sum that was taxed at the sale of a voucher off lines and delivery, in cents that add up. */
export function untaxedPart<Line extends OrderLine>(
  { lines, shippingCents }: Parts<Line>,
  taxedCents: number,
): Parts<Line> {
  const grosses = [...lines.map((line) => piecesCents(line, 0, line.quantity)), shippingCents]
  const asLines = grosses.map((unitPriceCents) => ({ quantity: 1, unitPriceCents, vatRatePercent: 0 }))
  const off = discountLines(asLines, { amountCents: taxedCents }).map(({ discountCents }) => discountCents)
  return {
    lines: lines.map((line, at) => ({ ...line, discountCents: (line.discountCents ?? 0) + (off[at] ?? 0) })),
    shippingCents: shippingCents - (off.at(-1) ?? 0),
  }
}

type Refunded = {
  amountCents: number
  toVoucher: boolean
  isTaxed: boolean
  /** The returned goods; empty where the refund is for no goods, or for an unknown part of them. */
  goods: DocumentContent['lines']
  corrects: NonNullable<DocumentContent['corrects']>
}

/**
 * The content of a credit note: returned goods at their own VAT rates, else the sum shared over the rates as in the
 * sale, to the cent. A refund to a voucher whose VAT was due at its sale corrects no VAT.
 */
export function creditContent(
  sale: DocumentContent,
  { amountCents, corrects, goods, isTaxed, toVoucher }: Refunded,
): DocumentContent {
  const named = isTaxed ? null : creditedParts(sale, goods, amountCents)
  const shares = named ? sharesOfParts(sale, named) : shareOf(sale.shares, amountCents)
  return {
    ...sale,
    lines: named?.lines ?? [],
    shippingCents: named?.shippingCents ?? 0,
    shares: isTaxed ? [] : shares,
    totalCents: amountCents,
    voucherCents: toVoucher ? amountCents : 0,
    taxedCents: isTaxed ? amountCents : 0,
    corrects,
  }
}

/**
 * Splits a refund into goods with their prices, plus delivery where the refund is more, minus a deduction from each
 * line where it is less. Null where goods and delivery are less than the refund, or a part of the sale was taxed
 * before.
 */
function creditedParts(
  sale: DocumentContent,
  goods: DocumentContent['lines'],
  amountCents: number,
): Parts<DocumentContent['lines'][number]> | null {
  const prices = goods.map((line) => ({ ...line, quantity: 1, unitPriceCents: piecesCents(line, 0, line.quantity) }))
  const moreCents = amountCents - prices.reduce((sum, { unitPriceCents }) => sum + unitPriceCents, 0)
  if (goods.length === 0 || sale.taxedCents > 0 || moreCents > sale.shippingCents) return null
  const deducted = discountLines(prices, { amountCents: -moreCents })
  const lines = goods.map((line, at) => ({
    ...line,
    discountCents: line.discountCents + (deducted[at]?.discountCents ?? 0),
  }))
  return { lines, shippingCents: Math.max(0, moreCents) }
}

/** Delivery has the VAT rate that it had in the sale. */
function sharesOfParts(sale: DocumentContent, { lines, shippingCents }: Parts<OrderLine>): VatShare[] {
  const vatRatePercent = sale.shares[0]?.ratePercent ?? 0
  const delivery = shippingCents > 0 ? [{ quantity: 1, unitPriceCents: shippingCents, vatRatePercent }] : []
  return vatShares([...lines, ...delivery], 0)
}

function shareOf(shares: VatShare[], amountCents: number): VatShare[] {
  const asLines = shares.map(({ ratePercent, grossCents }) => ({
    quantity: 1,
    unitPriceCents: grossCents,
    vatRatePercent: ratePercent,
  }))
  return discountLines(asLines, { amountCents })
    .filter(({ discountCents }) => discountCents > 0)
    .flatMap(({ discountCents, vatRatePercent }) =>
      vatShares([{ quantity: 1, unitPriceCents: discountCents, vatRatePercent }], 0),
    )
}

function sellerOf(settings: ShopSetting): DocumentContent['seller'] {
  const { sellerName, eik, vatNumber, shopNumber, address, iban } = settings
  return {
    name: sellerName ?? '',
    eik: eik ?? '',
    vatNumber: vatNumber ?? '',
    shopNumber: shopNumber ?? '',
    address: address ?? '',
    iban: iban ?? '',
  }
}

function buyerOf({ billingAddress, invoice, language, pickupPoint }: Order): DocumentContent['buyer'] {
  if (invoice?.company) {
    const { company, eik, vatNumber, address } = invoice
    return { name: company, eik: eik ?? '', vatNumber: vatNumber ?? '', address: address ?? '' }
  }
  const { name, country } = billingAddress
  // The address of a pick-up point is not that of the buyer.
  const lines = pickupPoint ? [] : addressLines(billingAddress)
  const land = countryName(country, language ?? defaultLocale)
  return { name, eik: '', vatNumber: '', address: lines.length > 0 ? [...lines, land].join(', ') : '' }
}
