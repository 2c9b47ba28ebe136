import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { groupOf } from '@/domain/product-group-of'
import { readProductName } from '@/domain/product-name'
import { type Database, transactionOf } from '@/server/transaction'
import { medicineGroupOf, productFinder } from './find-product'

const offerRow = z.object({
  id: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_size: z.string().nullable(),
})

type Offer = z.infer<typeof offerRow>

/** What an offer is compared by: its title with brand and size, where the title does not say them. */
function fullName({ title, brand, pack_size: size }: Offer): string {
  const said = title.toLowerCase()
  return [brand && !said.includes(brand.toLowerCase()) ? brand : '', title, size ?? ''].filter(Boolean).join(' ')
}

/**
 * Writes to which product group and, where one is alike enough, to which product of the price data these offers belong; an
 * offer that belongs to none has no row. Runs in the transaction of the database that it is given.
 */
export async function matchOffers(database: Database, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return
  const these = sql`any(${sql.param(offerIds)}::uuid[])`
  const { rows } = await database.execute(sql`select id, title, brand, pack_size from offers where id = ${these}`)
  const find = productFinder(database)
  const matches = []
  for (const offer of rows.map((value) => offerRow.parse(value))) {
    const name = fullName(offer)
    const group = groupOf(name) ?? (await medicineGroupOf(database, name))
    if (group === null) continue
    const found = await find(readProductName(name), group)
    matches.push({
      offer_id: offer.id,
      group_number: group,
      product_id: found?.id ?? null,
      score: found?.score ?? null,
      reason: found?.reasons.join(' ') ?? null,
    })
  }
  await database.execute(sql`delete from prices.offer_matches where offer_id = ${these}`)
  await database.execute(sql`
    insert into prices.offer_matches (offer_id, group_number, product_id, score, reason)
    select * from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
      as row(offer_id uuid, group_number smallint, product_id int, score real, reason text)`)
}

/** Whoever writes many offers sets `indexLater` in the request's context and calls `matchOffers` at the end. */
export const matchOfferAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.context.indexLater) await matchOffers(await transactionOf(req), [doc.id])
  return doc
}
