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
import { uuidsOf } from '@/server/db/row-ids'
import { lockDocuments, transactionOf } from '@/server/db/transaction'
import { isSelfSaving } from '../hooks/refuse-stale'
import { lockRows } from './lock-rows'

const uuid = z.uuid()

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

type Operation = Parameters<CollectionBeforeOperationHook>[0]

async function idsIn(args: Operation['args'], { req, collection }: Pick<Operation, 'req' | 'collection'>) {
  if ('id' in args && args.id) return uuid.safeParse(args.id).success ? [String(args.id)] : []
  if (!('where' in args) || !args.where) return []
  return idsLike(req, collection, { where: args.where, draft: 'draft' in args && args.draft === true })
}

/**
 * Payload reads a document without a lock and later saves all that it read, so whatever somebody else commits between
 * is undone. Each update locks its rows before the reading. `no key update` does not block rows that refer to them;
 * sessions must not be added to an account meanwhile, so accounts of staff are locked against that too
 * (docs/decisions/0088).
 */
const lockBeforeReading: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update') return
  const ids = await idsIn(args, { req, collection })
  if (isSelfSaving(collection.slug)) await lockDocuments(await transactionOf(req), ids)
  await lockRows(req, collection.slug, { ids, strength: collection.slug === 'users' ? 'update' : 'no key update' })
}

/** Payload's own collections have no documents that two people write. */
export function lockUpdates(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, hooks } of config.collections) {
    if (slug.startsWith('payload-')) continue
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), lockBeforeReading]
  }
  return config
}
