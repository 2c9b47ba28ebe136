import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { create } from 'xmlbuilder2'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { type PaymentMethod, paymentMethods } from '@/domain/order-states'
import { type VatShare, vatParts } from '@/domain/order-totals'
import { inMonth } from '@/server/db/days'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { documentContent, untaxedPart } from './content'
import { documentNumber } from './issue-document'

const { ordersLines, productsLocales, shop, variants } = tables
const { documents, orderLines, payments, refunds } = shop
const sale = alias(documents, 'sale')
const note = alias(documents, 'note')

type Codes = Record<PaymentMethod, number>

/** Codes of Наредба Н-18, annex 38; a gift voucher is none of the named ways. */
const paymentCodes = { 'bank-transfer': 1, card: 2, 'cash-on-delivery': 3, 'gift-voucher': 5 } as const satisfies Codes
const refundCodes = { 'bank-transfer': 1, card: 2, 'cash-on-delivery': 4, 'gift-voucher': 4 } as const satisfies Codes

const processors: Record<PaymentMethod, string> = {
  card: 'Stripe',
  'bank-transfer': '',
  'cash-on-delivery': '',
  'gift-voucher': '',
}

const soldRow = z.object({
  number: z.coerce.number(),
  issuedAt: z.coerce.date(),
  content: documentContent,
  /** Bulgarian names by the number of the article; null where the variant is deleted. */
  names: z.record(z.string(), z.string()).nullable(),
})
const backRow = z.object({
  at: z.coerce.date(),
  cents: z.coerce.number(),
  method: z.enum(paymentMethods),
  content: documentContent,
})

type AuditedShop = { eik: string; shopNumber: string; domain: string; month: string; created: string }

/**
 * The monthly file of sales without a fiscal receipt for the tax authority (Наредба Н-18, чл. 52р and annex 38), XML in
 * Windows-1251. `month` is `YYYY-MM` in Europe/Sofia; prices are in euros without VAT. The sale of a voucher for goods
 * of several VAT rates is left out: only its use is a sale (directive 2006/112/EC, article 30b).
 */
export async function auditFile(database: Database, shop: AuditedShop): Promise<Buffer> {
  const sold = await soldIn(database, shop.month)
  const back = await givenBackIn(database, shop.month)
  const [year = '', month = ''] = shop.month.split('-')
  const xml = create({ version: '1.0', encoding: 'WINDOWS-1251' }).ele({
    audit: {
      eik: shop.eik,
      e_shop_n: shop.shopNumber,
      domain_name: shop.domain,
      e_shop_type: 1,
      creation_date: shop.created,
      mon: month,
      god: year,
      order: { orderenum: sold.map(orderOf) },
      rorder: {
        r_ord: back.length,
        r_total: euros(back.reduce((sum, { cents }) => sum + cents, 0)),
        rorderenum: back.map(({ at, cents, content, method }) => ({
          r_ord_n: content.order.number,
          r_amount: euros(cents),
          r_date: sofiaDay(at),
          r_paym: refundCodes[method],
        })),
      },
    },
  })
  return toWindows1251(xml.end({ prettyPrint: true }))
}

function orderOf({ number, issuedAt, content, names }: z.infer<typeof soldRow>) {
  const totalCents = content.totalCents - content.taxedCents
  const vatCents = content.shares.reduce((sum, share) => sum + share.vatCents, 0)
  const discountCents = content.lines.reduce((sum, each) => sum + each.discountCents, 0)
  const { lines, shippingCents } = untaxedPart(content, content.taxedCents)
  const vat = vatParts(lines, shippingCents)
  const articles = lines.map(({ title, sku, quantity, unitPriceCents, discountCents: off, vatRatePercent }, at) => {
    const grossCents = quantity * unitPriceCents - off
    return articleOf(names?.[sku] ?? title, quantity, {
      grossCents,
      ratePercent: vatRatePercent,
      vatCents: vat.lines[at] ?? 0,
    })
  })
  if (shippingCents > 0) {
    const ratePercent = content.shares[0]?.ratePercent ?? 0
    const delivery = { grossCents: shippingCents, ratePercent, vatCents: vat.shippingCents }
    articles.push(articleOf('Доставка', 1, delivery))
  }
  return {
    ord_n: content.order.number,
    ord_d: sofiaDay(new Date(content.order.placedAt)),
    doc_n: documentNumber(number),
    doc_date: sofiaDay(issuedAt),
    art: { artenum: articles },
    ord_total1: euros(totalCents - vatCents),
    ord_disc: euros(discountCents),
    ord_vat: euros(vatCents),
    ord_total2: euros(totalCents),
    paym: paymentCodes[content.paymentMethod],
    pos_n: '',
    trans_n: content.transaction ?? '',
    proc_id: processors[content.paymentMethod],
  }
}

type Taxed = Omit<VatShare, 'netCents'>

function articleOf(name: string, quantity: number, { grossCents, ratePercent, vatCents }: Taxed) {
  return {
    art_name: name.slice(0, 200),
    art_quant: quantity,
    art_price: euros(Math.round((grossCents - vatCents) / quantity)),
    art_vat_rate: ratePercent,
    art_vat: euros(vatCents),
    art_sum: euros(grossCents),
  }
}

const euros = (cents: number) => (cents / 100).toFixed(2)

const isTaxable = (content: unknown) => sql`not coalesce((${content} ->> 'isUntaxed')::boolean, false)`

async function soldIn(database: Database, month: string) {
  const { rows } = await database.execute(sql`
    select ${documents.number}, ${documents.issuedAt} as "issuedAt", ${documents.content},
      (select json_object_agg(${ordersLines.sku}, ${productsLocales.title}) from ${ordersLines}
        join ${orderLines} on ${orderLines.orderId} = ${ordersLines._parentId} and ${orderLines.line} = ${ordersLines.id}
        join ${variants} on ${variants.id} = ${orderLines.variant}
        join ${productsLocales} on ${productsLocales._parentId} = ${variants.productId} and ${productsLocales._locale} = 'bg'
          and ${productsLocales.title} <> ''
        where ${ordersLines._parentId} = ${documents.orderId}) as names
    from ${documents}
    where ${isOneOf(documents.kind, 'sale')} and ${inMonth(documents.issuedAt, month)} and ${isTaxable(documents.content)} order by ${documents.number}`)
  return z.array(soldRow).parse(rows)
}

/** Without what went back to vouchers that were taxed when they were sold: its use was not counted as sold either. */
async function givenBackIn(database: Database, month: string) {
  const cents = sql`(${refunds.amountCents} - coalesce((${note.content} ->> 'taxedCents')::integer, 0))`
  const { rows } = await database.execute(sql`
    select ${refunds.doneAt} as at, ${cents} as cents, ${payments.method}, ${sale.content}
    from ${documents} note join ${refunds} on ${refunds.id} = ${note.refund} join ${payments} on ${payments.id} = ${refunds.payment}
    join ${documents} sale on ${sale.orderId} = ${note.orderId} and ${isOneOf(sale.kind, 'sale')} and ${isTaxable(sale.content)}
    where ${isOneOf(note.kind, 'credit-note')} and ${inMonth(refunds.doneAt, month)} and ${cents} > 0
    order by ${refunds.doneAt}`)
  return z.array(backRow).parse(rows)
}

/** Letters outside of Windows-1251 become question marks. */
function toWindows1251(text: string): Buffer {
  return Buffer.from([...text].map((letter) => windows1251.get(letter) ?? 0x3f))
}

const windows1251 = new Map(
  Array.from(
    { length: 256 },
    (_, code) => [new TextDecoder('windows-1251').decode(Uint8Array.of(code)), code] as const,
  ),
)
