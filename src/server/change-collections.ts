import type { CollectionConfig, CollectionSlug, Endpoint, Plugin } from 'payload'

type CollectionChange = (collection: CollectionConfig) => CollectionConfig
type Changes = Partial<Record<CollectionSlug, CollectionChange[]>>

/** A Payload plugin with the changes of an area to collections, in the given order. @throws for an unknown collection */
export const changeCollections =
  (changes: Changes): Plugin =>
  ({ collections = [], ...config }) => ({ ...config, collections: changed(collections, changes) })

export function changed(collections: CollectionConfig[], changes: Changes): CollectionConfig[] {
  const changesOf = new Map(Object.entries(changes))
  const missing = [...changesOf.keys()].filter((slug) => !collections.some((collection) => collection.slug === slug))
  if (missing.length > 0) throw new Error(`no such collection: ${missing.join(', ')}`)
  return collections.map((collection) =>
    (changesOf.get(collection.slug) ?? []).reduce((before, change) => change(before), collection),
  )
}

export const addEndpoints =
  (...added: Endpoint[][]): CollectionChange =>
  (collection) => ({ ...collection, endpoints: [...(collection.endpoints || []), ...added.flat()] })
