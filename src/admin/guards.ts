import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

const guards = '@/admin/guard-views#UnsavedGuards'
const listGuards = '@/admin/guard-views#ListGuards'

/** Guards lists, and forms without autosave; forms with autosave have their own guards (collections/fields/written-by-system.ts). */
export const guardForms: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map(guardCollection),
  globals: globals.map(guardGlobal),
})

function guardCollection(collection: CollectionConfig): CollectionConfig {
  const { components = {}, ...admin } = collection.admin ?? {}
  const { edit, beforeListTable = [] } = components
  const guarded = { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), guards] }
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        edit: savesItself(collection) ? edit : guarded,
        beforeListTable: [...beforeListTable, listGuards],
      },
    },
  }
}

function savesItself({ versions }: CollectionConfig): boolean {
  const drafts = typeof versions === 'object' && versions.drafts
  return typeof drafts === 'object' && Boolean(drafts.autosave)
}

function guardGlobal(global: GlobalConfig): GlobalConfig {
  const { elements, views } = global.admin?.components ?? {}
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), guards]
  return {
    ...global,
    admin: { ...global.admin, components: { views, elements: { ...elements, beforeDocumentControls } } },
  }
}
