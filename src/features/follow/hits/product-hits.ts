import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { formatDay } from '@/design/format'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/price-age'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { db } from '@/server/cms'
import type { Follow } from '../types'
import type { Hit } from './types'

/** Older prices are not reported, because they may be gone. */
const daysFresh = 7

const row = z.object({
  title: z.string(),
  slug: z.string(),
  cents: z.number(),
  chain: z.string(),
  invented: z.boolean(),
  day: z.string(),
})

/**
 * The lowest price of the product that was seen last, in any chain and settlement, when it has reached the target: the lower
 * of shelf and promotion. With chain, day and source. A product that was merged into another counts as that one. Nothing for medicines, tobacco and infant formula.
 */
export async function productHits({ value, targetCents }: Follow, _since: string, locale: Locale): Promise<Hit[]> {
  if (targetCents === null) return []
  const { rows } = await (await db()).execute(sql`
    select p.title, p.slug, least(l.low, l.promo) as cents, ch.name as chain, ch.invented, l.day::text as day
    from prices.products followed
    join prices.products p on p.id = coalesce(followed.merged_into, followed.id)
    join prices.listings i on i.product_id = p.id
    join prices.latest l on l.listing_id = i.id and l.place_id = 0
    join prices.companies co on co.id = i.company_id
    join prices.chains ch on ch.id = co.chain_id
    left join product_groups g on g.number = p.group_number
    where followed.slug = ${value} and coalesce(g.verdict_rule, 'none') = 'none'
      and l.day >= ${addDays(sofiaDay(), -daysFresh)}::date
    order by cents, ch.name limit 1`)
  if (!rows[0]) return []
  const { title, slug, cents, chain, invented, day } = row.parse(rows[0])
  if (cents > targetCents) return []
  const t = translatorFor(locale, 'follow')
  const seen = t(invented ? 'observedInvented' : 'observed', { chain, day: formatDay(day, locale) })
  const age = oldDays(day, sofiaDay())
  const details = age === null ? seen : seen + translatorFor(locale, 'prices')('source.old', { count: age })
  return [{ title, lang: defaultLocale, details, cents, path: `/prices/${slug}` }]
}
