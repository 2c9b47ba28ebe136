import type { SanitizedConfig } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'

const guards = '@/admin/guard-views#UnsavedGuards'
const listGuards = '@/admin/guard-views#ListGuards'

export function guardLists(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of config.collections) {
    admin.components ??= {}
    admin.components.beforeListTable = [...(admin.components.beforeListTable ?? []), listGuards]
  }
  return config
}

/**
 * Guards forms without autosave; forms with autosave have their own guards (collections/fields/written-by-system.ts).
 */
export function guardUnsavedForms(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (hasAutosaveEnabled(collection)) continue
    const { admin } = collection
    admin.components ??= {}
    const edit = { ...admin.components.edit }
    admin.components.edit = { ...edit, beforeDocumentControls: [...(edit.beforeDocumentControls ?? []), guards] }
  }
  for (const { admin } of config.globals) {
    if (!admin) continue
    const { elements, views } = admin.components ?? { elements: {}, views: {} }
    const before = [...(elements.beforeDocumentControls ?? []), guards]
    admin.components = { views, elements: { ...elements, beforeDocumentControls: before } }
  }
  return config
}
