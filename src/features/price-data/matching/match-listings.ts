import { sql } from '@payloadcms/db-postgres'
import { sofiaDay } from '@/domain/calendar-day'
import { productTitle } from '@/domain/product-name'
import { normalise } from '@/domain/search-text'
import { sizedName } from '@/domain/sized-name'
import { inTransaction } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { type Cluster, clusterGroup } from './cluster'
import { type Homes, homesOf } from './homes'
import { matchOffers } from './match-offers'
import type { Catalogues } from './product-finder'
import { writeProposals } from './proposals'
import { readingsOf } from './readings'
import { freeReusedCodes } from './reused-codes'
import { freeSlugs } from './slugs'
import {
  addBarcodes,
  changedGroups,
  closedProducts,
  createProducts,
  foreignProducts,
  forwardAbandoned,
  listingsOf,
  oneMatchingAtATime,
  type ProductFacts,
  updateProducts,
  writeReadings,
} from './store'

const { offers } = tables

const batchSize = 5000
/** The names of more groups than this are forgotten after a batch. */
const mostGroups = 20

export async function matchCurrentOffers(): Promise<void> {
  const catalogues: Catalogues = new Map()
  let after = '00000000-0000-0000-0000-000000000000'
  for (let more = true; more; ) {
    const ids = await inTransaction(async (req) => {
      const database = await transactionOf(req)
      const { rows } = await database.execute(sql`
        select ${offers.id} from ${offers} where ${offers.id} > ${after}::uuid
          and (${offers.currentTo} >= ${sofiaDay()} or ${offers.currentTo} is null)
        order by ${offers.id} limit ${batchSize}`)
      const batch = uuidsOf(rows)
      if (catalogues.size > mostGroups) catalogues.clear()
      await matchOffers(database, batch, catalogues)
      return batch
    })
    after = ids.at(-1) ?? after
    more = ids.length === batchSize
  }
}

/**
 * Reads the names of new and renamed listings and clusters their groups. Idempotent: products keep their numbers and
 * addresses, and editors' decisions stay. Offers of brochures are matched to the new products. `companyIds` limits the
 * work to groups that these companies changed; `all` does every group. Cached pages are forgotten by `refreshPrices`,
 * which follows, so that none is drawn anew from prices that were not judged yet.
 */
export async function matchListings(companyIds?: readonly number[], { all = false } = {}): Promise<void> {
  const { groups, homes } = await inTransaction(async (req) => {
    const database = await transactionOf(req)
    await oneMatchingAtATime(database)
    const homes = await homesOf(database)
    const changed = await changedGroups(database, companyIds ?? null, homes)
    await freeReusedCodes(database)
    if (!all) return { homes, groups: changed }
    const { rows } = await database.execute(sql`select distinct ${tables.prices.listings.groupNumber} as number
        from ${tables.prices.listings}`)
    return { homes, groups: rows.map(({ number }) => (typeof number === 'number' ? number : null)) }
  })
  for (const group of groups) {
    await inTransaction(async (req) => {
      const database = await transactionOf(req)
      await oneMatchingAtATime(database)
      await matchGroup(database, group, homes)
    })
  }
  if (groups.length > 0) await matchCurrentOffers()
}

async function matchGroup(database: Database, group: number | null, homes: Homes): Promise<void> {
  const closed = await closedProducts(database)
  const listings = await listingsOf(database, group, homes)
  const clustered = clusterGroup(group, listings, closed)
  const { clusters } = clustered
  const owned = [...new Set(listings.flatMap(({ product }) => product ?? []))]
  const foreign = await foreignProducts(database, group, owned)
  const products = identify(clusters, closed.union(foreign))
  const fresh = clusters.filter((cluster) => products.get(cluster) === null)
  const facts = new Map(clusters.map((cluster) => [cluster, factsOf(cluster, group)]))
  const known = clusters.flatMap((cluster) => {
    const id = products.get(cluster)
    const fact = facts.get(cluster)
    return typeof id === 'number' && fact ? [{ ...fact, id }] : []
  })
  const titles = fresh.map((cluster) => facts.get(cluster) ?? factsOf(cluster, group))
  const slugs = await freeSlugs(
    database,
    titles.map(({ title }) => title),
  )
  const ids = await createProducts(
    database,
    titles.map((fact, index) => ({ ...fact, slug: slugs[index] ?? '' })),
  )
  for (const [index, cluster] of fresh.entries()) products.set(cluster, ids.get(slugs[index] ?? '') ?? null)
  await writeReadings(database, group, readingsOf(clustered, group, products))
  // A product is described in its own group, where all its pinned listings are.
  const { own = [], others = [] } = Object.groupBy(known, ({ id }) => (foreign.has(id) ? 'others' : 'own'))
  await updateProducts(database, own)
  await addBarcodes(database, others)
  await forwardAbandoned(database, movesOf(clusters, products))
  await writeProposals(database, group, clustered.doubts, products)
}

function factsOf({ spellings, pinned }: Cluster, group: number | null): ProductFacts {
  const all = [...pinned, ...spellings]
  const names = all.flatMap(({ listings }) => listings.map(({ name }) => sizedName(name, group)))
  const brand = all.find(({ reading }) => reading.brand !== null)?.reading.brand ?? null
  const pack = all.find(({ reading }) => reading.pack !== null)?.reading.pack ?? null
  const barcodes = [...new Set(all.flatMap(({ listings }) => listings.flatMap(({ barcode }) => barcode ?? [])))].sort()
  const title = productTitle(names, brand, pack)
  return { title, brand, group, pack, barcodes, words: normalise(`${title} ${brand ?? ''}`).join(' ') }
}

function movesOf(clusters: readonly Cluster[], products: ReadonlyMap<Cluster, number | null>) {
  const counts = new Map<number, Map<number, number>>()
  for (const cluster of clusters) {
    const to = products.get(cluster)
    if (typeof to !== 'number') continue
    for (const { product: from } of cluster.spellings.flatMap(({ listings }) => listings)) {
      if (from === null || from === to) continue
      const targets = counts.get(from) ?? new Map<number, number>()
      counts.set(from, targets.set(to, (targets.get(to) ?? 0) + 1))
    }
  }
  return [...counts].flatMap(([from, targets]) => {
    const [best] = [...targets].sort((a, b) => b[1] - a[1] || a[0] - b[0])
    return best ? [{ from, to: best[0] }] : []
  })
}

/**
 * A cluster keeps the product that most of its listings already have, so that addresses last; a product goes to one
 * cluster only, and null is a new product. None gets one of `barred`.
 */
function identify(clusters: readonly Cluster[], barred: ReadonlySet<number>): Map<Cluster, number | null> {
  const products = new Map<Cluster, number | null>()
  const taken = new Set<number>()
  const give = (cluster: Cluster, product: number) => {
    products.set(cluster, product)
    taken.add(product)
  }
  for (const cluster of clusters) if (cluster.product !== null) give(cluster, cluster.product)
  const claims = clusters
    .filter((cluster) => !products.has(cluster))
    .flatMap((cluster) => [...countsOf(cluster)].map(([product, count]) => ({ cluster, product, count })))
    .sort((a, b) => b.count - a.count || a.product - b.product)
  for (const { cluster, product } of claims) {
    if (!products.has(cluster) && !taken.has(product) && !barred.has(product)) give(cluster, product)
  }
  for (const cluster of clusters) if (!products.has(cluster)) products.set(cluster, null)
  return products
}

/** Renamed listings do not count, because chains reuse a code for another product. */
function countsOf({ spellings }: Cluster): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { product, renamed } of spellings.flatMap(({ listings }) => listings)) {
    if (product !== null && !renamed) counts.set(product, (counts.get(product) ?? 0) + 1)
  }
  return counts
}
