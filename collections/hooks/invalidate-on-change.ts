import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import { invalidate } from '@/server/cache/invalidate'
import { type CachedCollection, tagsOf } from '@/server/cache/tags'
import { isAutosave } from './is-autosave'

type Hooks = { afterChange: CollectionAfterChangeHook[]; afterDelete: CollectionAfterDeleteHook[] }

/** Clears the cache tags of a document before and after the change, in the transaction of the change. */
export function invalidateOnChange(collection: CachedCollection): Hooks {
  return {
    afterChange: [
      async ({ doc, previousDoc, req, context }) => {
        if (isAutosave(req, doc)) return doc
        const tags = [doc, previousDoc, context.publicBefore].flatMap((document) => tagsOf(collection, document ?? {}))
        await invalidate(tags, req)
        return doc
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await invalidate(tagsOf(collection, doc), req)
      },
    ],
  }
}

export function invalidateGlobal(tag: 'site-settings' | 'menus'): GlobalAfterChangeHook {
  return async ({ doc, req }) => {
    await invalidate([tag], req)
    return doc
  }
}
