import type { DaysSource } from '@/domain/days-source'
import { locales } from '@/i18n/routing'
import bg from '../messages/bg.json'
import de from '../messages/de.json'
import en from '../messages/en.json'
import ru from '../messages/ru.json'

export const languageOptions = locales.map((value) => ({
  value,
  label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
}))

type Cms = typeof bg.cms
type Label = { bg: string; de: string; en: string; ru: string }

const inEach = (wording: (cms: Cms) => string): Label => ({
  bg: wording(bg.cms),
  de: wording(de.cms),
  en: wording(en.cms),
  ru: wording(ru.cms),
})

export function fieldLabel(name: keyof Cms['fields']): Label {
  return inEach((cms) => cms.fields[name])
}

export function rowLabel(name: keyof Cms['fields']) {
  return { path: '@/admin/row-labels/row-label#RowLabel', clientProps: { label: fieldLabel(name) } }
}

export function choosePictures(max: number) {
  const clientProps = { label: fieldLabel('choosePictures'), max }
  return { path: '@/admin/media/choose-pictures#ChoosePictures', clientProps }
}

type Collection = keyof Cms['collections']

export const untitled = (name: Collection): Label =>
  inEach(({ fields, collections }) => fields.untitled.replace('{kind}', collections[name].one))

export const oneOpenRow = '@/admin/rows/one-open-row#OneOpenRow'

export function hint(name: keyof Cms['hints']): Label {
  return inEach((cms) => cms.hints[name])
}

export function optionLabel(name: keyof Cms['options']): Label {
  return inEach((cms) => cms.options[name])
}

export function blockLabel(name: keyof Cms['blocks']): Label {
  return inEach((cms) => cms.blocks[name])
}

export function sitemapSectionLabel(name: keyof typeof bg.siteMenu.groups): Label {
  return {
    bg: bg.siteMenu.groups[name],
    de: de.siteMenu.groups[name],
    en: en.siteMenu.groups[name],
    ru: ru.siteMenu.groups[name],
  }
}

export function productLayoutLabel(name: keyof Cms['productLayouts']): Label {
  return inEach((cms) => cms.productLayouts[name])
}

export function daysFromLabel(name: DaysSource): Label {
  return {
    bg: bg.brochureDrop.daysFrom[name],
    de: de.brochureDrop.daysFrom[name],
    en: en.brochureDrop.daysFrom[name],
    ru: ru.brochureDrop.daysFrom[name],
  }
}

export function fibreLabel(name: keyof typeof bg.textile.fibre): Label {
  return {
    bg: bg.textile.fibre[name],
    de: de.textile.fibre[name],
    en: en.textile.fibre[name],
    ru: ru.textile.fibre[name],
  }
}

export function careLabel(name: keyof typeof bg.textile.care): Label {
  return { bg: bg.textile.care[name], de: de.textile.care[name], en: en.textile.care[name], ru: ru.textile.care[name] }
}

export function groupLabel(name: keyof Cms['groups']): Label {
  return inEach((cms) => cms.groups[name])
}

export function collectionLabels(name: keyof Cms['collections']): { singular: Label; plural: Label } {
  return { singular: inEach((cms) => cms.collections[name].one), plural: inEach((cms) => cms.collections[name].many) }
}

export function globalLabel(name: keyof Cms['globals']): Label {
  return inEach((cms) => cms.globals[name])
}
