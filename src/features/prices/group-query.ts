import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { addDays } from '@/domain/calendar-day'
import { fewestForMedian } from '@/domain/median'
import { comparableDays } from '@/domain/validity'
import type { ProductGroup } from '@/features/price-data/groups/data'
import { isRanked, unitPriceIn } from '@/features/price-data/lowest-price'
import type { NewestDays } from '@/features/price-data/types'
import { byName } from '@/server/db/by-name'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'

const { chains, companies, latest, listings, products } = tables.prices
const c = alias(chains, 'c')
const k = alias(companies, 'k')
const l = alias(listings, 'l')
const p = alias(products, 'p')
const own = alias(tables.productGroups, 'own')
const t = alias(latest, 't')

/** The last product of the page before, by the values that order the list. */
type GroupCursor = { section: number; rank: number; id: number }

const shape = z.tuple([
  z.coerce.number().int().min(0).max(9),
  z.coerce.number().int(),
  z.coerce.number().pipe(z.int32()),
])

function writeCursor({ section, rank, id }: GroupCursor): string {
  return `${section}_${rank}_${id}`
}

/** Null for a text that is not our cursor: the list then begins at its first page. */
export function readGroupCursor(text: string | null): GroupCursor | null {
  const parsed = shape.safeParse(text?.split('_'))
  if (!parsed.success) return null
  const [section, rank, id] = parsed.data
  return { section, rank, id }
}

const productsAPage = 24

/** Above every price in thousandths of a cent, and an integer that a cursor in JavaScript still holds. */
const lastRank = 1_000_000_000_000_000

/** In the order of the list; current and older prices are of real chains. */
export const sectionKinds = ['current', 'older', 'invented'] as const
type SectionKind = (typeof sectionKinds)[number]

const answer = z.object({
  products: z.array(
    z.object({
      id: z.number(),
      section: z.number(),
      rank: z.number(),
      chains: z.number(),
      product: z.number().nullable(),
      slug: z.string().nullable(),
      title: z.string().nullable(),
    }),
  ),
  totals: z.object({ current: z.number(), older: z.number(), invented: z.number() }),
  chains: z.array(z.object({ slug: z.string(), name: z.string(), count: z.number() })),
  sizes: z.array(z.object({ size: z.number(), count: z.number() })),
  figures: z.array(
    z.object({
      invented: z.boolean(),
      lowest: z.number(),
      median: z.number().nullable(),
      dearest: z.number(),
      products: z.number(),
      prices: z.number(),
      from: z.string(),
      to: z.string(),
    }),
  ),
})

type Answer = z.infer<typeof answer>

/** `id` is of the cheapest listing, `chains` the number of chains. An unmatched listing has no address. */
export type GroupEntry = {
  id: number
  kind: SectionKind
  chains: number
  product: number | null
  slug: string | null
  title: string | null
}

/** `totals` count products; `figures` are comparable unit prices in exact euro cents, with their days. */
export type GroupPage = Omit<Answer, 'products'> & { entries: GroupEntry[]; next: string | null }

type GroupOptions = {
  placeId: number
  chain: string | null
  size: number | null
  newest: NewestDays
  cursor: GroupCursor | null
}

/**
 * One row per product by its cheapest listing, with the counts of each filter under the other. Order: real before
 * invented chains, new before old prices, then the lowest unit price; products without a size or with a held-back price
 * come after those by price, and last the products of a group that may not be ranked. Groups that are not ranked are
 * ordered by the name that is shown.
 */
function groupStatement(group: ProductGroup, { placeId, chain, size, newest, cursor }: GroupOptions): SQL {
  const oldest = (day: string | null) => (day ? addDays(day, -comparableDays) : '-infinity')
  const byChain = chain
    ? sql`chain_id = (select ${chains.id} from ${chains} where ${chains.slug} = ${chain})`
    : sql`true`
  const bySize = size ? sql`pack_amount = ${size} and pack_unit = ${group.unit}` : sql`true`
  const after = cursor
    ? sql`(section, rank, id) > (${cursor.section}::integer, ${cursor.rank}::bigint, ${cursor.id}::integer)`
    : sql`true`
  // The group's own rule goes for the whole list, which is then by name.
  const ranked = group.rule.noVerdict ? sql`true` : isRanked
  const rank = group.rule.noVerdict
    ? sql`(row_number() over (order by ${byName(sql`coalesce(${p.title}, ${l.name})`)}, ${l.id}))::integer`
    : // In thousandths of a cent: rounded to cents, half of the prices of a napkin would be equal.
      sql`case when ${ranked}
        then round(1000 * coalesce(${unitPriceIn(sql`${group.unit}`)}, least(${t.low}, ${t.promo})))::bigint
        else ${lastRank}::bigint end`
  return sql`
    with found as materialized (
      select ${l.id}, coalesce(${l.productId}, -${l.id}) as product, ${k.chainId}, ${c.invented}, ${t.day},
        ${l.hold} is not null as held, ${ranked} as ranked, ${l.packUnit}, ${l.packAmount}, ${unitPriceIn(sql`${group.unit}`)} as unit_price, ${rank} as rank,
        ${t.day} >= (case when ${c.invented} then ${oldest(newest.invented)} else ${oldest(newest.real)} end)::date as current
      from ${listings} l
      -- Looked up listing after listing: the planner would rather read the prices of all groups.
      cross join lateral (
        select ${latest.day}, ${latest.low}, ${latest.promo} from ${latest}
        where ${latest.listingId} = ${l.id} and ${latest.placeId} = ${placeId} offset 0
      ) t
      join ${companies} k on ${k.id} = ${l.companyId}
      join ${chains} c on ${c.id} = ${k.chainId}
      left join lateral (select ${products.groupNumber}, ${products.title} from ${products} where ${products.id} = ${l.productId} offset 0) p on true
      left join ${tables.productGroups} own on ${own.number} = ${p.groupNumber}
      where ${l.groupNumber} = ${group.number}
    ),
    chosen as materialized (
      select *, (case when invented then 4 else 0 end) + (case when current then 0 else 2 end)
        + (case when unit_price is null or held or not ranked then 1 else 0 end) as section
      from found where ${byChain} and ${bySize}
    ),
    cheapest as (select distinct on (product) product, id, section, rank from chosen order by product, section, rank, id),
    page as materialized (select * from cheapest where ${after} order by section, rank, id limit ${productsAPage + 1}),
    sold as (select product, count(distinct chain_id) as chains from chosen join page using (product) group by product),
    -- Once for each chain: several companies of one chain are no further offer.
    asked as (
      select invented, product, min(unit_price) as unit_price, min(day) as first_day, max(day) as last_day
      from chosen where current and unit_price is not null and not held and ranked group by invented, product, chain_id
    )
    select (select json_build_object('current', count(*) filter (where section < 2),
        'older', count(*) filter (where section in (2, 3)), 'invented', count(*) filter (where section >= 4)) from cheapest) as totals,
      (select coalesce(json_agg(json_build_object('id', page.id, 'section', section, 'rank', rank, 'product', case when product > 0 then product end,
          'slug', (select ${p.slug} from ${products} p where ${p.id} = product),
          'title', (select ${p.title} from ${products} p where ${p.id} = product),
          'chains', chains) order by section, rank, page.id), '[]')
        from page join sold using (product)) as products,
      (select coalesce(json_agg(facet), '[]') from (
        select ${c.slug}, ${c.name}, count from (
          select chain_id, count(distinct product)::integer as count from found where ${bySize} group by chain_id
        ) sellers join ${chains} c on ${c.id} = chain_id order by lower(${c.name})) facet) as chains,
      (select coalesce(json_agg(facet), '[]') from (
        select pack_amount as size, count(distinct product)::integer as count from found
        where ${byChain} and pack_unit = ${group.unit} and pack_amount > 0
        group by pack_amount order by count(distinct product) desc, pack_amount limit 8) facet) as sizes,
      (select coalesce(json_agg(figure), '[]') from (
        select invented, min(unit_price) as lowest, max(unit_price) as dearest,
          count(distinct product)::integer as products, count(*)::integer as prices,
          min(first_day)::text as "from", max(last_day)::text as "to",
          case when count(*) >= ${fewestForMedian} then
            percentile_cont(0.5) within group (order by unit_price) end as median
        from asked group by invented order by invented) figure) as figures`
}

export async function readGroupPage(group: ProductGroup, options: GroupOptions): Promise<GroupPage> {
  const { rows } = await (await publicDb()).execute(groupStatement(group, options))
  const { products, ...rest } = answer.parse(rows[0])
  const shown = products.slice(0, productsAPage)
  const last = shown.at(-1)
  return {
    ...rest,
    entries: shown.map(({ section, rank: _, ...entry }) => ({ ...entry, kind: kindOf(section) })),
    next: last && products.length > productsAPage ? writeCursor(last) : null,
  }
}

function kindOf(section: number): SectionKind {
  if (section >= 4) return 'invented'
  return section >= 2 ? 'older' : 'current'
}
