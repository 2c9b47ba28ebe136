import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { ordersLines, productsLocales, shop, variants } = tables
const { orderLines } = shop

const titleRows = z.array(z.object({ line: z.string(), title: z.string() }))

/**
 * Titles of order lines in a language: an order copies names in the customer's language, which staff and the tax
 * authority may not read. Takes today's title, else the Bulgarian one; a line whose variant was deleted is missing, and
 * keeps the copied name.
 */
async function titlesOf(database: Database, locale: Locale, lines: string[]): Promise<Map<string, string>> {
  if (lines.length === 0) return new Map()
  const { rows } = await database.execute(sql`
    select distinct on (${ordersLines.id}) ${ordersLines.id} as line, ${productsLocales.title} from ${ordersLines}
    join ${orderLines} on ${orderLines.orderId} = ${ordersLines._parentId} and ${orderLines.line} = ${ordersLines.id}
    join ${variants} on ${variants.id} = ${orderLines.variant}
    join ${productsLocales} on ${productsLocales._parentId} = ${variants.productId}
      and ${productsLocales._locale} in (${locale}, ${defaultLocale}) and ${productsLocales.title} <> ''
    where ${ordersLines.id} = any(string_to_array(${lines.join(',')}, ','))
    order by ${ordersLines.id}, ${productsLocales._locale} = ${locale} desc`)
  return new Map(titleRows.parse(rows).map(({ line, title }) => [line, title]))
}

type Titled = { line: string; title: string }

export async function withTitlesIn<Line extends Titled>(
  database: Database,
  locale: Locale,
  lists: Line[][],
): Promise<Line[][]> {
  const titles = await titlesOf(
    database,
    locale,
    lists.flat().map(({ line }) => line),
  )
  return lists.map((lines) => lines.map((one) => ({ ...one, title: titles.get(one.line) ?? one.title })))
}
