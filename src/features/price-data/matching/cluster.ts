import type { ProductName } from '@/domain/product-name'
import { canBeOne } from './one-thing'
import { type Entry, sidesOf } from './scoring/candidates'
import { chance, learntModel } from './scoring/model'
import { type Profile, profileOf } from './scoring/profile'
import { type Link, scoreGroup } from './scoring/score-group'
import { contrary, unite } from './scoring/unite'

/**
 * `reading` is the parsed name, `fixed` the product that an editor pinned the listing to; `renamed` since the last
 * reading. `barcode` is null for a chain's own code; `price` is nationwide, in cents.
 */
export type Candidate = {
  id: number
  name: string
  reading: ProductName
  product: number | null
  fixed: number | null
  renamed: boolean
  chain: number
  barcode: string | null
  price: number | null
}

export type Spelling = { number: number; profile: Profile; reading: ProductName; listings: Candidate[] }

/** `product` was made by an editor; any of its spellings attracts other listings. */
export type Cluster = { product: number | null; spellings: Spelling[]; pinned: Spelling[] }

export type Doubt = { one: Cluster; other: Cluster; logit: number }

export type Clustered = { clusters: Cluster[]; entries: Entry[]; links: readonly Link[]; doubts: Doubt[] }

/**
 * Clusters the listings of a group by product: those of one barcode, and those whose names, packs and prices make it
 * likely enough (`scoring/`). The result does not depend on the order. `closed` products were split off by an editor:
 * nothing is added to them, and products that an editor separated are never united.
 */
export function clusterGroup(
  group: number | null,
  candidates: readonly Candidate[],
  closed: ReadonlySet<number>,
): Clustered {
  const isClosed = ({ fixed }: Candidate) => fixed !== null && closed.has(fixed)
  const open = spellingsOf(
    candidates.filter((candidate) => !isClosed(candidate)),
    group,
  )
  const entries = open.map(entryOf)
  const links = scoreGroup(entries, group)
  const fixed = open.map(({ listings }) => listings[0]?.fixed ?? null)
  const profiles = entries.map(({ profile }) => profile)
  const united = unite(byBarcode(open, entries, group), links, { threshold: learntModel.same, profiles, fixed })
  const clusters = [...Map.groupBy(open, ({ number }) => united[number] ?? number).values()].map(clusterOf)
  const alone = [...Map.groupBy(candidates.filter(isClosed), ({ fixed }) => fixed).values()].map((listings) =>
    clusterOf(spellingsOf(listings, group)),
  )
  return { clusters: [...clusters, ...alone], entries, links, doubts: doubtsOf(clusters, links) }
}

function clusterOf(spellings: readonly Spelling[]): Cluster {
  const pinned = spellings.filter(({ listings }) => listings.some(({ fixed }) => fixed !== null))
  return {
    product: pinned[0]?.listings[0]?.fixed ?? null,
    pinned,
    spellings: spellings.filter((spelling) => !pinned.includes(spelling)),
  }
}

/** Sorted, so that the same listings give the same clusters in any order. */
function spellingsOf(candidates: readonly Candidate[], group: number | null): Spelling[] {
  const spellings = new Map<string, Omit<Spelling, 'number'>>()
  const ordered = [...candidates].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id))
  for (const candidate of ordered) {
    const { reading, fixed } = candidate
    const profile = profileOf(candidate.name, group, { ...reading, certain: fixed !== null })
    const key = `${fixed ?? ''}|${profile.brand ?? ''}|${profile.key}`
    const spelling = spellings.get(key) ?? { profile, reading, listings: [] }
    spelling.listings.push(candidate)
    spellings.set(key, spelling)
  }
  return [...spellings.values()]
    .sort((a, b) => b.listings.length - a.listings.length)
    .map((spelling, number) => ({ ...spelling, number }))
}

function entryOf({ profile, listings }: Spelling): Entry {
  const prices = listings.flatMap(({ price }) => price ?? []).sort((a, b) => a - b)
  const chains = [...new Set(listings.map(({ chain }) => chain))]
  return { profile, chains, price: prices[Math.floor((prices.length - 1) / 2)] ?? null }
}

/**
 * Maps each spelling to the first one of its barcode, comparing all pairs of bearers; a barcode on things that cannot be
 * the same is a chain's error.
 */
function byBarcode(spellings: readonly Spelling[], entries: readonly Entry[], group: number | null): number[] {
  const sides = sidesOf(entries, group)
  const start = spellings.map(({ number }) => number)
  const bearers = new Map<string, number[]>()
  for (const { number, listings } of spellings) {
    for (const barcode of new Set(listings.flatMap(({ barcode }) => barcode ?? []))) {
      bearers.set(barcode, [...(bearers.get(barcode) ?? []), number])
    }
  }
  const fixed = (cluster: number | undefined) =>
    spellings.flatMap(({ number, listings }) => (start[number] === cluster ? (listings[0]?.fixed ?? []) : []))
  for (const [a, b] of [...bearers.values()].flatMap(pairsOf)) {
    const [one, other, into, from] = [sides[a], sides[b], start[a], start[b]]
    if (!one || !other || into === undefined || into === from || !canBeOne(one, other)) continue
    if (new Set([...fixed(into), ...fixed(from)]).size > 1) continue
    for (const [index, cluster] of start.entries()) if (cluster === from) start[index] = into
  }
  return start
}

const pairsOf = (numbers: readonly number[]) =>
  numbers.flatMap((one, index) => numbers.slice(index + 1).map((other) => [one, other] as const))

/** Per group; an editor reads the worthiest and sees the others when those are decided. */
const mostDoubts = 50

/**
 * Pairs of likely equal clusters, each only with its likeliest partner, because that decision settles most others; those
 * first that bring most. Excludes pairs that an editor separated, with contrary names, or that bring no chains to
 * compare.
 */
function doubtsOf(clusters: readonly Cluster[], links: readonly Link[]): Doubt[] {
  const of = new Map(
    clusters.flatMap((cluster, place) =>
      [...cluster.pinned, ...cluster.spellings].map(({ number }) => [number, place]),
    ),
  )
  const keyOf = ({ a, b }: Link) => {
    const [one, other] = [of.get(a) ?? -1, of.get(b) ?? -1]
    return Math.min(one, other) * clusters.length + Math.max(one, other)
  }
  const isContrary = ({ barred, logit }: Link) => barred || logit < contrary
  const against = new Set(links.filter(isContrary).map(keyOf))
  const likely = links
    .filter((link) => link.logit >= learntModel.likely && !against.has(keyOf(link)))
    .sort((x, y) => y.logit - x.logit || x.a - y.a || x.b - y.b)
  const taken = new Set<Cluster>()
  const doubts = likely.flatMap(({ a, b, logit }) => {
    const [one, other] = [clusters[of.get(a) ?? -1], clusters[of.get(b) ?? -1]]
    if (!one || !other || one === other || taken.has(one) || taken.has(other)) return []
    const worth = worthOf(one, other) * chance(logit)
    if ((one.product !== null && other.product !== null) || worth === 0) return []
    taken.add(one).add(other)
    return [{ one, other, logit, worth }]
  })
  return doubts.sort((x, y) => y.worth - x.worth).slice(0, mostDoubts)
}

const chainsOf = ({ spellings, pinned }: Cluster) =>
  new Set([...pinned, ...spellings].flatMap(({ listings }) => listings.map(({ chain }) => chain)))

/** Number of chain pairs that become comparable when two clusters are one; 0 where one side brings no other chain. */
function worthOf(one: Cluster, other: Cluster): number {
  const [left, right] = [chainsOf(one), chainsOf(other)]
  return left.difference(right).size * right.difference(left).size
}
