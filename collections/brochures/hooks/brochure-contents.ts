import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  RequestContext,
} from 'payload'
import { z } from 'zod'
import { relationId } from '@/domain/relation-id'
import { offerDaysOf } from '@/server/db/offer-days'
import { isPublicOffer } from '@/server/db/offer-pdfs'
import { named, tables } from '@/server/db/tables'
import { type Database, lockDocuments, transactionOf } from '@/server/db/transaction'
import { isAutosave } from '../../hooks/refuse-stale'

/** Rendered files stay, because other brochures may use the same PDF. */
export const deleteContents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`delete from ${offers} where ${offers.brochureId} = ${id}`)
  await transaction.execute(sql`delete from ${brochurePages} where ${brochurePages.brochureId} = ${id}`)
  await transaction.execute(sql`update ${brochures} set ${named(brochures, 'activeImportId')} = null
      where ${brochures.id} = ${id}`)
  await transaction.execute(sql`delete from ${imports} where ${imports.brochureId} = ${id}`)
}

const given = z.object({ brochure: z.unknown().transform(relationId).pipe(z.uuid()) })

/** Locks the brochure whose state an offer copies; `lockUpdates` locks that of a stored offer. */
export const lockNewBrochure: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return
  const { data } = given.safeParse(args.data)
  if (data) await lockDocuments(await transactionOf(req), [data.brochure])
}

const { brochurePages, brochures, imports, offers } = tables

const stored = z.object({ category: z.string().nullable() })

async function storedCategory(database: Database, id: unknown): Promise<string | null | undefined> {
  const { rows } = await database.execute(
    sql`select ${brochures.categoryId} as category from ${brochures} where ${brochures.id} = ${id}`,
  )
  return stored.safeParse(rows[0]).data?.category
}

/** Keyed by brochure, because documents of a bulk change share one context. */
const categoryBefore = (id: unknown) => `categoryBefore ${id}`

/** Keeps the stored category for `updateOffers`; `previousDoc` is the newest version, which is often a draft. */
export const rememberCategory: CollectionBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  if (!originalDoc?.id) return data
  context[categoryBefore(originalDoc.id)] = await storedCategory(await transactionOf(req), originalDoc.id)
  return data
}

/**
 * Whether the stored brochure had another category before the change that `rememberCategory` saw. The saved document may
 * be a draft, whose category is not stored yet.
 */
export const hadOtherCategory = async (database: Database, context: RequestContext, id: unknown): Promise<boolean> =>
  context[categoryBefore(id)] !== (await storedCategory(database, id))

/**
 * Copies fields that lists filter by from the stored brochure, which saving a draft does not change. An offer whose
 * category differed from the brochure's has its own and keeps it.
 */
export const updateOffers: CollectionAfterChangeHook = async ({ doc, req, context, operation }) => {
  if (operation === 'create' || isAutosave(req, doc)) return doc
  const before = context[categoryBefore(doc.id)]
  const days = offerDaysOf(
    { from: offers.validFrom, to: offers.validTo },
    { from: brochures.validFrom, to: brochures.validTo },
  )
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    update ${offers} set
      ${named(offers, 'retailerId')} = ${brochures.retailerId},
      ${named(offers, 'categoryId')} = ${
        typeof before === 'string'
          ? sql`coalesce(nullif(offers.category_id, ${before}::uuid), brochures.category_id)`
          : sql`brochures.category_id`
      },
      ${named(offers, 'currentFrom')} = ${days.from},
      ${named(offers, 'currentTo')} = ${days.to},
      ${named(offers, 'published')} = ${isPublicOffer}
    from ${brochures}
    where ${brochures.id} = ${doc.id} and ${offers.brochureId} = ${brochures.id}`)
  return doc
}
