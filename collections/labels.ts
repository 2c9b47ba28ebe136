import bg from '../messages/bg.json'
import de from '../messages/de.json'
import en from '../messages/en.json'
import ru from '../messages/ru.json'

type Cms = typeof bg.cms
type Label = { bg: string; de: string; en: string; ru: string }

export function fieldLabel(name: keyof Cms['fields']): Label {
  return { bg: bg.cms.fields[name], de: de.cms.fields[name], en: en.cms.fields[name], ru: ru.cms.fields[name] }
}

/** Rows are known again by what they say, and by this word where they say nothing yet. */
export function rowLabel(name: keyof Cms['fields']) {
  return { path: '@/admin/row-labels/row-label#RowLabel', clientProps: { label: fieldLabel(name) } }
}

export function hint(name: keyof Cms['hints']): Label {
  return { bg: bg.cms.hints[name], de: de.cms.hints[name], en: en.cms.hints[name], ru: ru.cms.hints[name] }
}

export function optionLabel(name: keyof Cms['options']): Label {
  return { bg: bg.cms.options[name], de: de.cms.options[name], en: en.cms.options[name], ru: ru.cms.options[name] }
}

export function blockLabel(name: keyof Cms['blocks']): Label {
  return { bg: bg.cms.blocks[name], de: de.cms.blocks[name], en: en.cms.blocks[name], ru: ru.cms.blocks[name] }
}

export function groupLabel(name: keyof Cms['groups']): Label {
  return { bg: bg.cms.groups[name], de: de.cms.groups[name], en: en.cms.groups[name], ru: ru.cms.groups[name] }
}

export function collectionLabels(name: keyof Cms['collections']): { singular: Label; plural: Label } {
  const pick = (form: 'one' | 'many'): Label => ({
    bg: bg.cms.collections[name][form],
    de: de.cms.collections[name][form],
    en: en.cms.collections[name][form],
    ru: ru.cms.collections[name][form],
  })
  return { singular: pick('one'), plural: pick('many') }
}

export function globalLabel(name: keyof Cms['globals']): Label {
  return { bg: bg.cms.globals[name], de: de.cms.globals[name], en: en.cms.globals[name], ru: ru.cms.globals[name] }
}
