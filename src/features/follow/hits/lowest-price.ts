import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { db } from '@/server/cms'

/** Older prices are not reported, because they may be gone. */
const daysFresh = 7

const row = z.object({
  title: z.string(),
  slug: z.string(),
  cents: z.number(),
  shelf: z.number(),
  chain: z.string(),
  invented: z.boolean(),
  day: z.string(),
  unit: z.enum(['kg', 'l', 'piece']).nullable(),
  amount: z.number().nullable(),
})

/**
 * The lowest price of a product that was seen last, in any chain and settlement: the lower of shelf and promotion, with the
 * shelf price there. A product that was merged into another counts as that one. Prices that are held back do not count. Null for medicines, tobacco and infant formula.
 */
export async function lowestPrice(slug: string): Promise<z.infer<typeof row> | null> {
  const { rows } = await (await db()).execute(sql`
    select p.title, p.slug, least(l.low, l.promo) as cents, l.low as shelf, ch.name as chain, ch.invented, l.day::text as day,
      p.pack_unit as unit, p.pack_amount as amount
    from prices.products followed
    join prices.products p on p.id = coalesce(followed.merged_into, followed.id)
    join prices.listings i on i.product_id = p.id
    join prices.latest l on l.listing_id = i.id and l.place_id = 0
    join prices.companies co on co.id = i.company_id
    join prices.chains ch on ch.id = co.chain_id
    left join product_groups g on g.number = p.group_number
    where followed.slug = ${slug} and i.hold is null and coalesce(g.verdict_rule, 'none') = 'none'
      and l.day >= ${addDays(sofiaDay(), -daysFresh)}::date
    order by cents, ch.name limit 1`)
  return rows[0] ? row.parse(rows[0]) : null
}
