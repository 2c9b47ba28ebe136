import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { documentKinds, documentSeries } from '@/domain/payment-states'
import { documentContent } from '@/features/shop/orders/documents/content'
import { documentNumber } from '@/features/shop/orders/documents/issue-document'
import { translatorFor } from '@/i18n/translator'
import { toCell } from '@/lib/csv/cell-mark'
import { type CsvValue, writeTable } from '@/lib/csv/write-table'
import { dayInSofia, inMonth } from '@/server/db/days'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { documents } = tables.shop
const invoice = alias(documents, 'invoice')

/** The accountant's, whoever fetches the file. */
const language = 'bg'
const t = translatorFor(language, 'admin.orders')

const issuedRow = z.object({
  kind: z.enum(documentKinds),
  series: z.enum(documentSeries),
  number: z.coerce.number(),
  day: z.string(),
  content: documentContent,
  invoiced: z.coerce.number().nullable(),
})
type Issued = z.infer<typeof issuedRow>

/**
 * The documents issued in a month (`YYYY-MM`, Europe/Sofia), in euros and in Bulgarian, by series and number. Documents
 * never change, so neither does a month that is over. Credit notes are negative, so that a column adds up. A sales
 * document names the invoice of the same sale, because both say its VAT.
 */
export async function documentsCsv(database: Database, month: string): Promise<string> {
  const { rows } = await database.execute(sql`
    select ${documents.kind}, ${documents.series}, ${documents.number}, ${dayInSofia(documents.issuedAt)}::text as day,
      ${documents.content}, (select ${invoice.number} from ${documents} invoice
        where ${isOneOf(documents.kind, 'sale')} and ${invoice.orderId} = ${documents.orderId}
          and ${isOneOf(invoice.kind, 'invoice')}) as invoiced
    from ${documents} where ${inMonth(documents.issuedAt, month)} order by ${documents.series}, ${documents.number}`)
  const issued = z.array(issuedRow).parse(rows)
  const rates = [...new Set(issued.flatMap(({ content }) => taxedIn(content).map(({ ratePercent }) => ratePercent)))]
  rates.sort((one, other) => other - one)
  return writeTable([headsOf(rates), ...issued.map((each) => cellsOf(each, rates))], language)
}

/** A seller who is not registered charges no VAT (ЗДДС, чл. 113, ал. 9). */
const taxedIn = ({ isRegistered, shares }: Issued['content']) => (isRegistered ? shares : [])

const headsOf = (rates: number[]): CsvValue[] => [
  ...(['kind', 'series', 'number', 'day', 'order', 'buyer', 'eik', 'vatNumber'] as const).map((name) =>
    t(`issued.${name}`),
  ),
  ...rates.flatMap((rate) => [t('issued.net', { rate }), t('issued.vat', { rate })]),
  ...(['untaxed', 'total', 'corrects', 'invoiced'] as const).map((name) => t(`issued.${name}`)),
]

function cellsOf({ kind, series, number, day, content, invoiced }: Issued, rates: number[]): CsvValue[] {
  const sign = kind === 'credit-note' ? -1 : 1
  // Numbers and no texts, because a text that begins with a minus is taken for a formula.
  const euros = (cents: number) => (cents === 0 ? 0 : (sign * cents) / 100)
  const shares = taxedIn(content)
  const grossCents = shares.reduce((sum, share) => sum + share.grossCents, 0)
  const { buyer, corrects } = content
  return [
    t(`documents.${kind}`),
    t(`documents.${series}`),
    toCell(documentNumber(number)),
    day,
    ...[content.order.number, buyer.name, buyer.eik, buyer.vatNumber].map(toCell),
    ...rates.flatMap((rate) => {
      const share = shares.find(({ ratePercent }) => ratePercent === rate)
      return [euros(share?.netCents ?? 0), euros(share?.vatCents ?? 0)]
    }),
    euros(content.totalCents - grossCents),
    euros(content.totalCents),
    toCell(corrects && documentNumber(corrects.number)),
    toCell(invoiced === null ? null : documentNumber(invoiced)),
  ]
}
