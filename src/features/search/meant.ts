import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { comparableDays } from '@/domain/validity'
import { newestDays } from '@/features/price-data/lowest-price'
import type { Locale } from '@/i18n/routing'
import { isEdition } from '@/server/db/editions'
import { needsSeveralOf } from '@/server/db/multi-buy'
import { preparedQuery } from '@/server/db/prepared-rows'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { askedPrice } from './asked-price'
import { foundRows } from './cursor'
import { namedChain } from './products/data'
import { findQuery, readingOf } from './query-plan'
import { groupScoreOf, headMatchQuery, isMeant, withChains, withGroups } from './score'

const { documentsName, offerKinds, offers: indexedOffers, productKinds, products: indexedProducts } = tables.search
const { chains, companies, latest, listings, products } = tables.prices
const ch = alias(chains, 'ch')
const co = alias(companies, 'co')
const i = alias(listings, 'i')
const kind = alias(offerKinds, 'kind')
const k = alias(productKinds, 'k')
const l = alias(latest, 'l')
const o = alias(indexedOffers, 'o')
const offer = alias(tables.offers, 'offer')
const printed = alias(tables.offers, 'printed')
const product = alias(products, 'product')
const s = alias(indexedProducts, 's')
const sold = alias(products, 'sold')

/** Like a question to the search, a note may name a price and a chain, which are conditions. */
export async function readNote(note: string, locale: Locale) {
  const { rest, min, max } = askedPrice(note)
  const reading = readingOf(rest, locale)
  const plan = await reading()
  const number = plan.chains.length > 0 ? await namedChain(plan) : undefined
  return {
    words: rest,
    reading,
    plan,
    priced: { min: min ?? undefined, max: max ?? undefined },
    chain: plan.chains.find(({ id }) => id === number),
    /** No word was corrected and every named shop is known. */
    isCertain: plan.corrected.length === 0 && plan.absent.length === 0,
  }
}

const row = z.object({
  listing: z.number().nullable(),
  offer: z.string().nullable(),
  title: z.string(),
  fit: z.number(),
})

/**
 * Either a `listing` or an `offer`. `fit` says how far its size is from the usual one: 0 is near it, 1 unknown, more is
 * another size.
 */
type MeantThing = z.infer<typeof row>

/**
 * Of the things that a note means, the cheapest of the usual size in each shop today; without things that only contain
 * them or are for them, and without those that are not ranked by price. A thing needs all words, and must be what the
 * decisive one says.
 */
export async function meantThings(note: string, locale: Locale): Promise<MeantThing[]> {
  const read = await readNote(note, locale)
  const statement = meantStatement(read)
  if (!statement) return []
  const { chain, priced } = read
  return readableRows(row, await foundRows(statement, [chain, priced.min, priced.max]), 'search/meant')
}

/** Null for a note that is read with doubts. */
export function meantStatement({ plan, priced, chain, isCertain }: Awaited<ReturnType<typeof readNote>>): SQL | null {
  const grouped = withGroups(plan)
  const ofProducts = findQuery(withChains(grouped), 'all')
  const ofOffers = findQuery(grouped, 'all')
  const itself = headMatchQuery({ ...plan, terms: plan.terms.filter(({ isDecisive }) => isDecisive) })
  if (!isCertain || !ofProducts || !ofOffers || !itself) return null
  const { min = 0, max = unlimited } = priced
  return sql`
    with met as materialized (
      select ${s.id} as product, null::uuid as offer, null::text as retailer, ${k.unit}, ${s.price}, ${s.unitPrice},
        cardinality(${k.chainIds}) as sellers, ${k.groupNumber}, ${groupScoreOf(plan, k.groupNumber)} as group_score
      from ${indexedProducts} s join ${productKinds} k on ${k.id} = ${s.kindId}
      where ${s.words} @@ ${preparedQuery(ofProducts)} and ${s.words} @@ ${preparedQuery(itself)} and ${k.ranked}
        and ${isMeant(plan)}
      union all
      select null, ${o.id}, ${kind.retailerId}::text, ${kind.unit}, ${o.price}, ${o.unitPrice}, 1, ${kind.groupNumber},
        ${groupScoreOf(plan, kind.groupNumber)}
      from ${indexedOffers} o join ${offerKinds} kind on ${kind.id} = ${o.kindId}
      where ${o.words} @@ ${preparedQuery(ofOffers)} and ${o.words} @@ ${preparedQuery(itself)} and ${kind.ranked}
        and ${isMeant(plan)} and ${sofiaDay()}::date between ${o.firstDay} and ${o.lastDay}
        and ${kind.retailerId} in (select ${documentsName.id} from ${documentsName} where ${isOneOf(documentsName.kind, 'retailer')})
    ),
    ${fitted},
    newest as materialized (${newestDays}),
    -- Once for all prices: joined to each of them, all chains would be read for each.
    reporting as materialized (
      select ${co.id}, ${co.chainId}, newest.day - ${comparableDays}::integer as oldest
      from ${companies} co
      join ${chains} ch on ${ch.id} = ${co.chainId}
      join newest on newest.invented = ${ch.invented}
      where ${chain ? sql`${co.chainId} = ${chain.id}` : sql`true`}
    ),
    priced as (
      select fitted.*, ${i.id} as listing, reporting.chain_id::text as shop, asked.cents
      from fitted
      join ${listings} i on ${i.productId} = fitted.product and ${i.hold} is null
      -- However many prices the planner expects, they are looked up one listing after the other.
      cross join lateral (
        select least(${l.low}, ${l.promo}) as cents, ${l.day} from ${latest} l
        where ${l.listingId} = ${i.id} and ${l.placeId} = 0 offset 0
      ) asked
      join reporting on reporting.id = ${i.companyId} and asked.day >= reporting.oldest
      union all
      -- A price of one of several is nobody's who needs one, and that of an edition is for some towns; looked up offer
      -- by offer, as the prices above.
      select fitted.*, null, retailer, price from fitted where offer is not null
        and not coalesce((select ${needsSeveralOf(printed)} or ${isEdition(printed.brochureId)}
          from ${tables.offers} printed where ${printed.id} = fitted.offer), false)
    ),
    best as (
      select distinct on (shop) product, offer, listing, fit from priced where cents between ${min} and ${max}
      order by shop, fit, cents, listing, offer
    )
    select best.listing, best.offer, best.fit, coalesce(${product.title},
      concat_ws(', ', ${offer.title}, nullif(${offer.brand}, ''), nullif(${offer.packSize}, ''))) as title
    from best
    left join ${products} product on ${product.id} = best.product
    left join ${tables.offers} offer on ${offer.id} = best.offer`
}

const unlimited = 2_000_000_000

/**
 * Adds `fit` to the rows of `met`. A note means the official group that the search shows first (`мляко` is fresh milk
 * before yoghurt): a thing of another group that is measured otherwise is another thing. The usual size is the one of
 * that group that most shops sell; near it are sizes that are nearer to it than to its half or its double. By the price
 * alone coffee would be a sachet, and by the unit price a sack of ten kilos. A thing of unknown size may have the usual
 * one unless it costs less than a third; where most things have none, as what is weighed, that is usual.
 */
const fitted = sql`
    sized as materialized (
      select *, power(10, floor(log(amount)) - 1) as step from (
        select product, offer, retailer, price, sellers, met.group_number, coalesce(${sold.packUnit}, unit) as unit,
          coalesce(${sold.packAmount}, nullif(round(price
            * (case unit when 'piece' then 1 when 'kg' then 1000 when 'l' then 1000 end)::float
            / nullif(unit_price, 0)), 0)) as amount
        from met left join ${products} sold on ${sold.id} = product
      ) measured
    ),
    first_group as materialized (
      -- The group of an offer is read from its title alone.
      select group_number from met order by product is null, group_score desc, sellers desc, price limit 1
    ),
    led as materialized (
      select sized.* from sized join first_group on sized.group_number is not distinct from first_group.group_number
    ),
    usual as materialized (
      -- Two digits, because a unit price is rounded.
      select unit, round(amount / step) * step as amount,
        percentile_disc(0.5) within group (order by price) as price
      from led
      where amount > 0 and (select 2 * sum(sellers) filter (where amount > 0) >= sum(sellers) from led)
      group by 1, 2 order by sum(sellers) desc, 2 limit 1
    ),
    fitted as materialized (
      select product, offer, retailer, measured.price, case
          when usual.unit is null then coalesce((measured.amount > 0)::integer, 0)
          when doublings is not null then doublings + least(doublings, 1)
          when measured.unit <> usual.unit and measured.group_number <> first_group.group_number then 3
          when measured.price * 3 >= usual.price then 1
          else 3
        end as fit
      from sized measured left join usual on true left join first_group on true
      cross join lateral (
        select case when measured.unit = usual.unit
          then round(abs(ln(measured.amount / usual.amount) / ln(2)))::integer end as doublings
      ) compared
    )`
