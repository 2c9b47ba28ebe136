import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { baseUnits } from '@/domain/pack-size'
import { groupOf } from '@/domain/product-group-of'
import { readProductName } from '@/domain/product-name'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import type { Side } from './scoring/align'
import { type Entry, type Places, partnersOf, placesOf, rarityIn, sideOf } from './scoring/candidates'
import { chance, learntModel } from './scoring/model'
import { profileOf } from './scoring/profile'
import { type LikenessReason, reasonsOf } from './scoring/reasons'
import { scorePair } from './scoring/score-group'

const { products } = tables.prices

const productRow = z.object({
  id: z.number(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_unit: z.enum(baseUnits).nullable(),
  pack_amount: z.number().nullable(),
})

type Found = { id: number; score: number; reasons: readonly LikenessReason[] }

type ProductFinder = (name: string, group: number) => Promise<Found | null>

/** Margin over the next candidate, as a logit. */
const clearMargin = 0.5

function productFinder(database: Database): ProductFinder {
  const groups = new Map<number, Promise<Catalogue>>()
  return async (name, group) => {
    const known = groups.get(group) ?? productsOf(database, group)
    groups.set(group, known)
    const { ids, weigh, sides, places } = await known
    const profile = profileOf(name, group, { ...readProductName(name), certain: false })
    const side = sideOf({ profile, chains: [], price: null }, weigh)
    const scored = partnersOf(side, sides, places).flatMap((index) => {
      const [other, id] = [sides[index], ids[index]]
      const pair = other && scorePair(side, other, group)
      return pair && id !== undefined ? [{ id, ...pair }] : []
    })
    const [best, next] = scored.sort((a, b) => b.logit - a.logit || a.id - b.id)
    if (!best || best.logit < learntModel.alone || (next && best.logit - next.logit < clearMargin)) return null
    return { id: best.id, score: Math.round(chance(best.logit) * 100) / 100, reasons: reasonsOf(best.figures) }
  }
}

type Catalogue = { ids: number[]; sides: readonly Side[]; places: Places; weigh: ReturnType<typeof rarityIn> }

async function productsOf(database: Database, group: number): Promise<Catalogue> {
  const { rows } = await database.execute(sql`
    select ${products.id}, ${products.title}, ${products.brand}, ${products.packUnit}, ${products.packAmount}
      from ${products}
    where ${products.groupNumber} = ${group} and ${products.mergedInto} is null and not ${products.closed}
      order by ${products.id}`)
  const ids: number[] = []
  const entries = rows.map((value): Entry => {
    const { id, title, brand, pack_unit: unit, pack_amount: amount } = productRow.parse(value)
    const pack = unit && amount ? { unit, amount } : null
    ids.push(id)
    return { profile: profileOf(title, group, { brand, pack, certain: true }), chains: [id], price: null }
  })
  const weigh = rarityIn(entries, group)
  const sides = entries.map((entry) => sideOf(entry, weigh))
  return { ids, weigh, sides, places: placesOf(sides) }
}

const firstMedicineGroup = 86
const shortestOwnName = 4

const medicineRow = z.object({ word: z.string(), group_number: z.number() })

/**
 * Groups of medicines among these names: those that begin like products which are all medicines in the price data.
 * Medicines have invented names that no rule knows, and must be recognized because they get no badges and ranks.
 */
async function medicineGroupsOf(database: Database, names: readonly string[]): Promise<Map<string, number>> {
  const wordOf = new Map(names.map((name) => [name, readProductName(name).words[0] ?? '']))
  const words = [...new Set(wordOf.values())].filter((word) => word.length >= shortestOwnName)
  if (words.length === 0) return new Map()
  const { rows } = await database.execute(sql`
    select split_part(${products.words}, ' ', 1) as word, min(${products.groupNumber}) as group_number
      from ${products}
    where split_part(${products.words}, ' ', 1) = any(${sql.param(words)}::text[])
      and ${products.groupNumber} is not null
    group by 1 having min(${products.groupNumber}) >= ${firstMedicineGroup}`)
  const groups = new Map(
    rows.map((row) => medicineRow.parse(row)).map(({ word, group_number }) => [word, group_number]),
  )
  return new Map(
    [...wordOf].flatMap(([name, word]): [string, number][] => {
      const group = groups.get(word)
      return group === undefined ? [] : [[name, group]]
    }),
  )
}

const { offerMatches } = tables.prices

const offerRow = z.object({
  id: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_size: z.string().nullable(),
})

function fullName({ title, brand, pack_size: size }: Omit<z.infer<typeof offerRow>, 'id'>): string {
  const said = title.toLowerCase()
  return [brand && !said.includes(brand.toLowerCase()) ? brand : '', title, size ?? ''].filter(Boolean).join(' ')
}

/**
 * Writes the product group and, where one is similar enough, the product of these offers; an offer without either has
 * no row. Runs in the transaction of the given database.
 */
export async function matchOffers(database: Database, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return
  const these = sql`any(${sql.param(offerIds)}::uuid[])`
  const { rows } = await database.execute(sql`select ${tables.offers.id}, ${tables.offers.title},
      ${tables.offers.brand}, ${tables.offers.packSize} from ${tables.offers} where ${tables.offers.id} = ${these}`)
  const find = productFinder(database)
  const offers = rows.map((value) => offerRow.parse(value)).map(({ id, ...offer }) => ({ id, name: fullName(offer) }))
  const ruled = offers.map((offer) => ({ ...offer, group: groupOf(offer.name) }))
  const unruled = ruled.filter(({ group }) => group === null).map(({ name }) => name)
  const medicines = await medicineGroupsOf(database, unruled)
  const matches = []
  for (const { id, name, group: ruledGroup } of ruled) {
    const group = ruledGroup ?? medicines.get(name)
    if (group === undefined) continue
    const found = await find(name, group)
    matches.push({
      offer_id: id,
      group_number: group,
      product_id: found?.id ?? null,
      score: found?.score ?? null,
      reason: found?.reasons.join(' ') ?? null,
    })
  }
  await database.execute(sql`delete from ${offerMatches} where ${offerMatches.offerId} = ${these}`)
  await database.execute(sql`
    insert into ${offerMatches} (${named(offerMatches, 'offerId', 'groupNumber', 'productId', 'score', 'reason')})
    select * from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
      as row(offer_id uuid, group_number smallint, product_id int, score real, reason text)`)
}

/** Imports of many offers set `indexLater` in the request's context and call `matchOffers` at the end. */
export const matchOfferAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.context.indexLater) await matchOffers(await transactionOf(req), [doc.id])
  return doc
}
