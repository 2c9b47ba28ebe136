import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { baseUnits, grocerySize } from '@/domain/pack-size'
import { plainProductName } from '@/domain/product-name'
import { sizedName } from '@/domain/sized-name'
import { storedOrSaid } from '@/domain/stored-pack'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { entryOf } from './homes'
import type { Side } from './scoring/align'
import { areApart, canBeApart } from './scoring/apart'
import { type Entry, mostPartners, type Places, partnersOf, placesOf, rarityIn, sideOf } from './scoring/candidates'
import { chance, learntModel } from './scoring/model'
import { type Profile, profileOf } from './scoring/profile'
import { type LikenessReason, reasonsOf } from './scoring/reasons'
import { scorePair } from './scoring/score-group'

const { latest, listings, products } = tables.prices

const productRow = z.object({
  id: z.number(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_unit: z.enum(baseUnits).nullable(),
  pack_amount: z.number().nullable(),
  names: z.array(z.string()),
  price: z.number().nullable(),
})

type Found = { id: number; score: number; reasons: readonly LikenessReason[] }

/** `price` is in cents. */
type Sought = { name: string; price: number | null; group: number }

type ProductFinder = (sought: Sought) => Promise<Found | null>

/** A product has up to some ten names, each of which is a partner of its own. */
const mostByName = 5 * mostPartners

/** Margin over the next product, as a logit. */
const clearMargin = 0.5

/** `sides` are the title and the listings' names of each product; `ids` are their products. */
type Catalogue = { ids: number[]; sides: readonly Side[]; places: Places; weigh: ReturnType<typeof rarityIn> }

/** Groups that were read, so that thousands of offers read each only once. */
export type Catalogues = Map<number, Promise<Catalogue>>

const isApart = (side: Side, other: Side | undefined) => other !== undefined && areApart(side.profile, other.profile)

/** Finds the product of an offer by the best of its names and by its usual price, with the scorer of listings. */
export function productFinder(database: Database, groups: Catalogues): ProductFinder {
  return async ({ name, price, group }) => {
    const known = groups.get(group) ?? catalogueOf(database, group)
    groups.set(group, known)
    const { ids, weigh, sides, places } = await known
    const side = sideOf(entryOf({ name, price }, group), weigh)
    const apart = new Set(canBeApart(side.profile) ? ids.filter((_, index) => isApart(side, sides[index])) : [])
    const scored = partnersOf(side, sides, places, { most: mostByName }).flatMap((index) => {
      const [other, id] = [sides[index], ids[index]]
      const pair = other && scorePair(side, other, group)
      return pair && id !== undefined && !apart.has(id) ? [{ id, other, ...pair }] : []
    })
    const [best, ...others] = scored.sort((a, b) => b.logit - a.logit || a.id - b.id)
    const next = others.find(({ id }) => id !== best?.id)
    if (!best || best.logit < learntModel.alone || (next && best.logit - next.logit < clearMargin)) return null
    return {
      id: best.id,
      score: Math.round(chance(best.logit) * 100) / 100,
      reasons: reasonsOf(best.figures, side, best.other),
    }
  }
}

async function catalogueOf(database: Database, group: number): Promise<Catalogue> {
  const { rows } = await database.execute(sql`
    select ${products.id}, ${products.title}, ${products.brand}, ${products.packUnit}, ${products.packAmount},
      coalesce(sold.names, '{}') as names, sold.price
    from ${products}
    cross join lateral (
      select array_agg(distinct ${listings.name}) as names,
        percentile_disc(0.5) within group (order by ${latest.median}) as price
      from ${listings}
      left join ${latest} on ${latest.listingId} = ${listings.id} and ${latest.placeId} = 0
      where ${listings.productId} = ${products.id}
    ) sold
    where ${products.groupNumber} = ${group} and ${products.mergedInto} is null and not ${products.closed}
      order by ${products.id}`)
  const ids: number[] = []
  const entries = rows.flatMap((value) => {
    const { id, price, ...product } = productRow.parse(value)
    const profiles = profilesOf(product, group)
    ids.push(...profiles.map(() => id))
    return profiles.map((profile): Entry => ({ profile, chains: [id], price }))
  })
  const weigh = rarityIn(entries, group)
  const sides = entries.map((entry) => sideOf(entry, weigh))
  return { ids, weigh, sides, places: placesOf(sides) }
}

type Named = Omit<z.infer<typeof productRow>, 'id' | 'price'>

/** Of the title, whose brand and size are those of the product, and of the other names, each once. */
function profilesOf({ title, brand, pack_unit: unit, pack_amount: amount, names }: Named, group: number): Profile[] {
  const stored = unit && amount ? { unit, amount } : null
  const profiles = [title, ...names].map((name) => {
    const pack = storedOrSaid(stored, grocerySize(plainProductName(sizedName(name, group))))
    return profileOf(name, group, { brand, pack, certain: true })
  })
  return [...new Map(profiles.map((profile) => [profile.key, profile])).values()]
}
