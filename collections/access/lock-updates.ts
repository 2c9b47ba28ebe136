import { sql } from '@payloadcms/db-postgres'
import {
  appendVersionToQueryKey,
  buildVersionCollectionFields,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  validateQueryPaths,
  type Where,
} from 'payload'
import { z } from 'zod'
import { relationId } from '@/domain/relation-id'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import { type Database, lockDocuments, transactionOf } from '@/server/db/transaction'
import { isSelfSaving } from '../hooks/refuse-stale'

/** `update` also blocks rows that would refer to these; `no key update` does not. */
const strengths = { update: sql`for update`, 'no key update': sql`for no key update` }

type Rows = { ids: readonly string[]; strength: keyof typeof strengths }

/** Locks rows of a collection in the order of their ids, so that no two transactions wait for each other. */
export async function lockRows(req: PayloadRequest, collection: string, { ids, strength }: Rows): Promise<void> {
  const table = req.payload.db.tableNameMap.get(collection.replaceAll('-', '_'))
  if (!table) throw new Error(`There is no table of ${collection}.`)
  await (await transactionOf(req)).execute(sql`
    select from ${sql.identifier(table)} where id = any(${sql.param(ids)}::uuid[]) order by id ${strengths[strength]}`)
}

const uuid = z.uuid()

type Operation = Parameters<CollectionBeforeOperationHook>[0]
type Condition = { where: Where; draft: boolean }

/** The documents of a bulk change, found as Payload is about to find them. */
async function idsLike(req: PayloadRequest, collectionConfig: SanitizedCollectionConfig, { where, draft }: Condition) {
  const { config, db } = req.payload
  const common = { collection: collectionConfig.slug, pagination: false, req } as const
  await validateQueryPaths({ collectionConfig, overrideAccess: true, req, where })
  if (!draft || !collectionConfig.versions?.drafts) {
    return uuidsOf((await db.find({ ...common, where, select: {} })).docs)
  }
  const versionFields = buildVersionCollectionFields(config, collectionConfig, true)
  const ofVersions = appendVersionToQueryKey(where)
  await validateQueryPaths({ collectionConfig, overrideAccess: true, req, versionFields, where: ofVersions })
  return uuidsOf((await db.queryDrafts({ ...common, where: ofVersions })).docs)
}

async function parentOf(req: PayloadRequest, { slug }: SanitizedCollectionConfig, version: string): Promise<string[]> {
  const where = { id: { equals: version } }
  const { docs } = await req.payload.db.findVersions({ collection: slug, limit: 1, pagination: false, req, where })
  const parent = relationId(docs[0]?.parent)
  return parent ? [parent] : []
}

/** Payload asks for the right only after this hook, and nobody locks what is not theirs. */
async function permittedTo({ args, collection, operation, req }: Operation): Promise<boolean | Where> {
  if ('overrideAccess' in args && args.overrideAccess) return true
  const rule = collection.access[operation === 'delete' ? 'delete' : 'update']
  const id = 'id' in args && args.id ? { id: String(args.id) } : {}
  return rule({ req, ...id, ...('data' in args ? { data: args.data } : {}) })
}

async function idsIn(asked: Operation): Promise<string[]> {
  const { args, collection, operation, req } = asked
  const one = 'id' in args ? uuid.safeParse(args.id).data : undefined
  const several = 'where' in args ? args.where : undefined
  if (!one && !several) return []
  const permitted = await permittedTo(asked)
  if (!permitted) return []
  if (one && operation === 'restoreVersion') return parentOf(req, collection, one)
  if (one && permitted === true) return [one]
  const own: Where = one ? { id: { equals: one } } : (several ?? {})
  const where = permitted === true ? own : { and: [own, permitted] }
  return idsLike(req, collection, { where, draft: !one && 'draft' in args && args.draft === true })
}

const { brochurePages, offers, shop } = tables
const { variantStock } = shop

/** Offers and pages copy what their brochure is, so its saves are kept out. */
const brochuresOf = (table: typeof offers | typeof brochurePages) => async (database: Database, ids: string[]) => {
  const { rows } = await database.execute(sql`
    select distinct ${table.brochureId} as id from ${table} where ${table.id} = any(${sql.param(ids)}::uuid[])`)
  await lockDocuments(database, uuidsOf(rows))
}

async function stockOf(database: Database, ids: string[]): Promise<void> {
  await database.execute(sql`
    select from ${variantStock} where ${variantStock.variant} = any(${sql.param(ids)}::uuid[])
    order by ${variantStock.variant} for update`)
}

/** Locks that everything else takes before the rows of these collections. */
const before = new Map([
  ['brochure-pages', brochuresOf(brochurePages)],
  ['offers', brochuresOf(offers)],
  ['variants', stockOf],
])

/**
 * Payload reads a document without a lock and later saves all that it read, so whatever somebody else commits between
 * is undone. Each change locks its rows before the reading (docs/decisions/0088). `no key update` does not block rows
 * that refer to them; sessions must not be added to an account meanwhile, so accounts of staff are locked against that
 * too. Deletions of documents whose form saves by itself lock the parts first and the row last.
 */
const lockBeforeReading: CollectionBeforeOperationHook = async (asked) => {
  const { collection, operation, req } = asked
  if (operation !== 'update' && operation !== 'delete' && operation !== 'restoreVersion') return
  const ids = await idsIn(asked)
  if (ids.length === 0) return
  const isForm = isSelfSaving(collection.slug)
  const database = await transactionOf(req)
  if (isForm) await lockDocuments(database, ids)
  // A table of variants has locked the stock that it writes; any more would keep orders waiting until it is done.
  if (!req.context.stockLocked) await before.get(collection.slug)?.(database, ids)
  if (isForm && operation === 'delete') return
  const isFirm = operation === 'delete' || collection.slug === 'users'
  await lockRows(req, collection.slug, { ids, strength: isFirm ? 'update' : 'no key update' })
}

/** Payload's own collections have no documents that two people write. */
export function lockUpdates(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, hooks } of config.collections) {
    if (slug.startsWith('payload-')) continue
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), lockBeforeReading]
  }
  return config
}
