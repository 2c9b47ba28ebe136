import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload'
import { findPostsUnder, indexPosts, removeFromIndex } from '@/server/search-index'
import { isAutosave } from '../../hooks/is-autosave'

type Hooks = { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook }

export const indexPostHooks: Hooks = {
  afterChange: async ({ doc, req }) => {
    if (!isAutosave(req, doc)) await indexPosts(req, [doc.id])
    return doc
  },
  afterDelete: async ({ id, req }) => {
    await removeFromIndex(req, { post: String(id) })
  },
}

const targetOf = (collection: string, id: string) => (collection === 'authors' ? { author: id } : { term: id })

/** Posts are found by the names of their terms and author. */
export const indexNamedHooks: Hooks & { beforeDelete: CollectionBeforeDeleteHook } = {
  afterChange: async ({ doc, req, collection, operation }) => {
    if (operation === 'update') await indexPosts(req, await findPostsUnder(req, targetOf(collection.slug, doc.id)))
    return doc
  },
  beforeDelete: async ({ id, req, collection, context }) => {
    context.postsUnder = await findPostsUnder(req, targetOf(collection.slug, String(id)))
  },
  afterDelete: async ({ req, context }) => {
    if (Array.isArray(context.postsUnder)) await indexPosts(req, context.postsUnder)
  },
}
