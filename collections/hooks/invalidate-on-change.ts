import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { invalidate } from '@/server/cache/invalidate'
import { type CachedCollection, tagsOf } from '@/server/cache/tags'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { isAutosave } from './refuse-stale'

const { follows } = tables
const f = alias(follows, 'f')
const other = alias(follows, 'other')

/** Follows are stored by slug, so they are moved with a changed slug. */
export async function moveFollows(kind: 'shop' | 'category', from: string, to: string, req: PayloadRequest) {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    delete from ${follows} f using ${follows} other
    where ${f.kind} = ${kind} and ${f.value} = ${from}
      and ${other.customerId} = ${f.customerId} and ${other.kind} = ${kind} and ${other.value} = ${to}`)
  await transaction.execute(sql`
    update ${follows} set ${named(follows, 'value')} = ${to}, ${named(follows, 'updatedAt')} = now()
      where ${follows.kind} = ${kind} and ${follows.value} = ${from}`)
}

/** Keyed by document, because documents of a bulk change share one context. */
export const publicBefore = (id: unknown) => `publicBefore ${id}`

type Hooks = { afterChange: CollectionAfterChangeHook[]; afterDelete: CollectionAfterDeleteHook[] }

export function invalidateOnChange(collection: CachedCollection): Hooks {
  const invalidateChanged: CollectionAfterChangeHook = async ({ doc, previousDoc, req, context }) => {
    if (isAutosave(req, doc)) return doc
    const before = context[publicBefore(doc.id)]
    const tags = [doc, previousDoc, before].flatMap((document) => tagsOf(collection, document ?? {}))
    await invalidate(tags, req)
    return doc
  }
  const invalidateDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await invalidate(tagsOf(collection, doc), req)
  }
  return { afterChange: [invalidateChanged], afterDelete: [invalidateDeleted] }
}

export function invalidateGlobal(tag: 'site-settings' | 'menus' | 'shop'): GlobalAfterChangeHook {
  return async ({ doc, req }) => {
    await invalidate([tag], req)
    return doc
  }
}
