import type { Field, SanitizedConfig } from 'payload'
import bg from '../../messages/bg.json'
import de from '../../messages/de.json'
import en from '../../messages/en.json'
import ru from '../../messages/ru.json'
import { refuseStale } from '../hooks/refuse-stale'
import { writeOtherLanguages } from './in-each-language'

const words = { bg: bg.cms.textsBeside, de: de.cms.textsBeside, en: en.cms.textsBeside, ru: ru.cms.textsBeside }
const clientProps = { words }
const besideField = { path: '@/admin/languages/text-beside#TextBeside', clientProps }
const areaField = { path: '@/admin/languages/text-beside#TextareaBeside', clientProps }
const links = { path: '@/admin/languages/text-beside#RichTextLanguages', clientProps }

/**
 * Adds the other languages to every text within blocks, rows and groups; rich texts and lists of texts show which
 * languages lack them. Only in forms that refuse stale saves, so that nobody's translation is overwritten.
 */
export function writeBesideEachOther(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, hooks } of config.collections) {
    if (hooks.beforeOperation?.includes(refuseStale)) mend(fields)
  }
  return config
}

const met = new WeakSet<Field>()

function mend(fields: Field[]): void {
  for (const field of fields) {
    if (met.has(field)) continue
    met.add(field)
    if ('localized' in field && field.localized) besideOthers(field)
    else if (field.type === 'tabs') for (const tab of field.tabs) mend(tab.fields)
    else if (field.type === 'blocks') for (const block of field.blocks) mend(block.fields)
    else if ('fields' in field) mend(field.fields)
  }
}

function besideOthers(field: Field): void {
  if (field.type === 'richText' || ('hasMany' in field && field.hasMany && field.type === 'text')) {
    field.admin = { ...field.admin, components: { ...field.admin?.components, afterInput: [links] } }
    return
  }
  if (field.type !== 'text' && field.type !== 'textarea') return
  // Texts at the top level have their own field (in-each-language.ts).
  if (field.admin?.components?.Field) return
  field.hooks = {
    ...field.hooks,
    beforeChange: [...(field.hooks?.beforeChange ?? []), writeOtherLanguages(field.name, field.maxLength ?? 2000)],
  }
  if (field.type === 'text')
    field.admin = { ...field.admin, components: { ...field.admin?.components, Field: besideField } }
  else field.admin = { ...field.admin, components: { ...field.admin?.components, Field: areaField } }
}
