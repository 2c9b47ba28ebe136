import type { AdminViewConfig, CollectionConfig, CollectionSlug, Endpoint, GlobalConfig } from 'payload'

type CollectionChange = (collection: CollectionConfig) => CollectionConfig
type CollectionChanges = Partial<Record<CollectionSlug, CollectionChange[]>>

/** The parts of the CMS that an area brings along; `changes` may concern the collections of other areas. */
export interface CmsArea {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  changes?: CollectionChanges
  /** The components are named as in the import map. */
  views?: Record<string, AdminViewConfig>
  navLinks?: string[]
}

/** Applies the changes of an area to collections, in the given order. @throws for an unknown collection */
export function changeCollections(collections: CollectionConfig[], changes: CollectionChanges): CollectionConfig[] {
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

/** A view with an address of its own in the CMS. */
export const cmsView = (path: `/${string}`, Component: string): AdminViewConfig => ({ Component, path, exact: true })
