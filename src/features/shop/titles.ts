import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { ordersLines, productsLocales, variants } = tables

const titleRows = z.array(z.object({ line: z.string(), title: z.string() }))

/**
 * What the articles of orders are called in a language, by the line: an order copies their names in the customer's language, which staff and
 * the tax authority may not read. The product's name of today, else its Bulgarian one; a line whose variant is gone is missing, and keeps the
 * name that was copied.
 */
async function titlesOf(database: Database, locale: Locale, lines: string[]): Promise<Map<string, string>> {
  if (lines.length === 0) return new Map()
  const { rows } = await database.execute(sql`
    select distinct on (${ordersLines.id}) ${ordersLines.id} as line, ${productsLocales.title} from ${ordersLines}
    join ${variants} on ${variants.id}::text = ${ordersLines.variant}
    join ${productsLocales} on ${productsLocales._parentId} = ${variants.productId}
      and ${productsLocales._locale} in (${locale}, ${defaultLocale}) and ${productsLocales.title} <> ''
    where ${ordersLines.id} = any(string_to_array(${lines.join(',')}, ','))
    order by ${ordersLines.id}, ${productsLocales._locale} = ${locale} desc`)
  return new Map(titleRows.parse(rows).map(({ line, title }) => [line, title]))
}

type Titled = { line: string; title: string }

/** Several lists of lines with the names of their articles in a language, asked at once. */
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
