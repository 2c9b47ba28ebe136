import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { shownImport } from '../proposals/shown-import'
import { areOfImport, decideProposals } from '../proposals/store'
import { readOffers } from './read-offers'
import type { Changes, Conflict, StoredOffer } from './types'
import { unitPriceOf } from './unit-price-of'
import { type OfferRow, writeOffers } from './write-offers'

const { categories } = tables
const c = alias(categories, 'c')

type Applied = { created: string[] } | { conflicts: Conflict[] }

/** The first day lies after the last. */
export class WrongDays extends Error {}
/** One of the categories is gone, or never was. */
export class NoSuchCategory extends Error {}

async function requireCategories(database: Database, { create, update }: Changes): Promise<void> {
  const wanted = [...create, ...update.map(({ fields }) => fields)].flatMap(({ category }) => category ?? [])
  if (wanted.length === 0) return
  const { rows } = await database.execute(sql`
    select wanted.id from unnest(${sql.param(wanted)}::uuid[]) as wanted(id)
    where not exists (select from ${categories} c where ${c.id} = wanted.id) limit 1`)
  if (rows.length > 0) throw new NoSuchCategory()
}

function conflictsIn({ update, remove }: Changes, stored: Map<string, StoredOffer>): Conflict[] {
  return [...update, ...remove].flatMap(({ id, updatedAt }) => {
    const current = stored.get(id) ?? null
    return current?.updatedAt === updatedAt ? [] : [{ id, current }]
  })
}

function toRow(fields: OfferRow, before?: StoredOffer): OfferRow {
  const { validFrom, validTo } = fields
  if (validFrom && validTo && validFrom > validTo) throw new WrongDays()
  return { ...fields, ...unitPriceOf(fields, before) }
}

/**
 * Does what the desk asks for, in the transaction of the request. Nothing is done where somebody else has changed or deleted
 * one of the offers since it was read: then these are returned; none where the brochure shows another PDF than the one whose
 * proposals were judged. Throws `WrongDays` and `NoSuchCategory`.
 */
export async function applyChanges(req: PayloadRequest, brochure: string, changes: Changes): Promise<Applied> {
  const database = await transactionOf(req)
  await requireCategories(database, changes)
  const judged = [...changes.create.flatMap(({ proposal }) => proposal ?? []), ...changes.reject]
  if (!(await areOfImport(database, judged, await shownImport(req, brochure)))) return { conflicts: [] }
  const stored = new Map((await readOffers(database, brochure, { lock: true })).map((offer) => [offer.id, offer]))
  const conflicts = conflictsIn(changes, stored)
  if (conflicts.length > 0) return { conflicts }

  const created = changes.create.map(({ proposal: _, ...fields }) => toRow(fields))
  const updated = changes.update.flatMap(({ id, fields }) => {
    const before = stored.get(id)
    return before ? [toRow({ ...before, ...fields, id }, before)] : []
  })
  const removed = changes.remove.map(({ id }) => id)
  let ids: string[] = []
  if (created.length + updated.length + removed.length > 0) {
    ids = await writeOffers(req, brochure, { rows: [...created, ...updated], removed, before: stored })
  }
  const accepted = changes.create.flatMap(({ proposal }, index) => {
    const offer = ids[index]
    return proposal && offer ? [{ proposal, offer }] : []
  })
  await decideProposals(database, brochure, { accepted, rejected: changes.reject, reopened: changes.reopen })
  return { created: ids.slice(0, created.length) }
}
