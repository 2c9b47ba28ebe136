import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { readableSlug } from '@/domain/official-latin'
import type { ProductName } from '@/domain/product-name'
import { type Likeness, likeness, packKey, placesOf, sameProduct } from '@/domain/product-name-likeness'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { products } = tables.prices
const { productGroups } = tables

const slugRow = z.object({ slug: z.string() })

/** A unique slug for each title, among products and product groups; the second one of a name gets `-2`. */
export async function freeSlugs(database: Database, titles: readonly string[]): Promise<string[]> {
  if (titles.length === 0) return []
  const wanted = titles.map((title) => readableSlug(title) || 'produkt')
  const { rows } = await database.execute(sql`
    select ${products.slug} from ${products}
    where regexp_replace(${products.slug}, '-[0-9]+$', '') = any(${sql.param(wanted)}::text[])
      or ${products.slug} = any(${sql.param(wanted)}::text[])
    union all select ${productGroups.slug} from ${productGroups}`)
  const taken = new Set(rows.map((value) => slugRow.parse(value).slug))
  return wanted.map((base) => {
    let slug = base
    for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
    taken.add(slug)
    return slug
  })
}

/** A company's product as matching sees it; `reading` is what its name says, `fixed` the product that an editor pinned it to; `renamed` since it was read. */
export type Candidate = {
  id: number
  name: string
  reading: ProductName
  product: number | null
  fixed: number | null
  renamed: boolean
}

/** Listings whose names mean the same. */
type Spelling = { name: ProductName; key: string; listings: Candidate[] }

/** `product` is one that an editor made; what he put together draws others to it by any of its spellings. */
export type Cluster = { product: number | null; spellings: Spelling[]; pinned: Spelling[] }

/**
 * Clusters the listings of one group that mean the same product. All spellings of a cluster must be alike pairwise, so that a
 * vague name does not connect two products. The order of the listings does not matter. `closed` are products that an editor
 * split off: nothing is added to them automatically.
 */
export function clusterGroup(
  group: number | null,
  candidates: readonly Candidate[],
  closed: ReadonlySet<number>,
): Cluster[] {
  const clusters: Cluster[] = []
  const byWord = new Map<string, Set<Cluster>>()
  const remember = (cluster: Cluster, spelling: Spelling) => {
    for (const place of placesOf(spelling.name, group)) {
      const there = byWord.get(place) ?? new Set()
      byWord.set(place, there.add(cluster))
    }
  }
  for (const [product, listings] of Map.groupBy(candidates.filter(isFixed), ({ fixed }) => fixed)) {
    const cluster: Cluster = { product, spellings: [], pinned: spellingsOf(listings, group) }
    clusters.push(cluster)
    if (product !== null && !closed.has(product)) for (const spelling of cluster.pinned) remember(cluster, spelling)
  }
  for (const spelling of spellingsOf(
    candidates.filter((candidate) => !isFixed(candidate)),
    group,
  )) {
    const near = new Set(placesOf(spelling.name, group).flatMap((place) => [...(byWord.get(place) ?? [])]))
    const cluster = bestOf(near, spelling, group) ?? { product: null, spellings: [], pinned: [] }
    if (cluster.spellings.length + cluster.pinned.length === 0) clusters.push(cluster)
    cluster.spellings.push(spelling)
    remember(cluster, spelling)
  }
  return clusters
}

const isFixed = ({ fixed }: Candidate) => fixed !== null

/** Most listings first, then by their words: the same listings give the same clusters in any order. */
function spellingsOf(candidates: readonly Candidate[], group: number | null): Spelling[] {
  const spellings = new Map<string, Spelling>()
  for (const candidate of candidates) {
    const { reading: name } = candidate
    const key = `${[...name.words].sort().join(' ')}|${name.brand}|${name.percents}|${packKey(name.pack, group)}`
    const spelling = spellings.get(key) ?? { name, key, listings: [] }
    spelling.listings.push(candidate)
    spellings.set(key, spelling)
  }
  return [...spellings.values()].sort((a, b) => b.listings.length - a.listings.length || (a.key < b.key ? -1 : 1))
}

function bestOf(near: Iterable<Cluster>, spelling: Spelling, group: number | null): Cluster | undefined {
  let best: { cluster: Cluster; score: number } | undefined
  for (const cluster of near) {
    const score = scoreIn(cluster, spelling, group)
    if (score >= sameProduct && score > (best?.score ?? 0)) best = { cluster, score }
  }
  return best?.cluster
}

function scoreIn({ spellings, pinned }: Cluster, { name }: Spelling, group: number | null): number {
  const score = (other: Spelling) => likeness(name, other.name, group).score
  const free = spellings.length > 0 ? Math.min(...spellings.map(score)) : 1
  const toPinned = pinned.length > 0 ? Math.max(...pinned.map(score)) : 1
  return Math.min(free, toPinned)
}

/** How a listing's spelling is like that of most listings in its cluster, or like itself where it is the only one. */
export function likenessIn({ spellings, pinned }: Cluster, spelling: Spelling, group: number | null): Likeness {
  const [lead = spelling] = [...pinned, ...spellings]
  return likeness(spelling.name, lead.name, group)
}
