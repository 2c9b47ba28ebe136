import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod/mini'
import { db } from '@/server/cms'
import { listed } from './sql-list'

const row = z.object({ id: z.string(), product: z.number() })

/**
 * The product that each thing is, by its id on the list: offers that were matched to one, and products themselves, merged ones
 * as what they were merged into. Medicines, tobacco and infant formula are compared nowhere, so they are left out.
 */
export async function productOf(offers: string[], slugs: string[]): Promise<Map<string, number>> {
  const queries = []
  if (offers.length > 0) {
    queries.push(sql`select 'offer:' || offer_id as id, product_id, group_number from prices.offer_matches
      where product_id is not null and offer_id in (${listed(offers)})`)
  }
  if (slugs.length > 0) {
    queries.push(sql`select 'product:' || p.slug as id, kept.id as product_id, kept.group_number from prices.products p
      join prices.products kept on kept.id = coalesce(p.merged_into, p.id) where p.slug in (${listed(slugs)})`)
  }
  if (queries.length === 0) return new Map()
  const { rows } = await (await db()).execute(sql`
    select found.id, found.product_id as product from (${sql.join(queries, sql` union all `)}) found
    left join product_groups grouped on grouped.number = found.group_number
    where coalesce(grouped.verdict_rule = 'none', true)`)
  return new Map(rows.map((value) => row.parse(value)).map(({ id, product }) => [id, product]))
}
