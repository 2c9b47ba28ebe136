import { fieldLabel } from '@collections/labels'
import { locales } from '@/i18n/routing'

export const columns = [
  'id',
  'pageNumber',
  'title',
  'brand',
  'packSize',
  'priceCents',
  'oldPriceCents',
  'unitPriceCents',
  'unit',
  'loyaltyOnly',
  'validFrom',
  'validTo',
  'x',
  'y',
  'width',
  'height',
] as const

export type Column = (typeof columns)[number]

export const requiredColumns: readonly Column[] = ['pageNumber', 'title', 'priceCents']

/** What a column is called at the top of the file, in the language of the CMS. */
export function columnName(column: Column, language: (typeof locales)[number]): string {
  return column === 'id' ? 'ID' : fieldLabel(column)[language]
}

const known = new Map<string, Column>()
for (const column of columns) {
  for (const name of [column, ...locales.map((language) => columnName(column, language))]) {
    if (!known.has(name.toLowerCase())) known.set(name.toLowerCase(), column)
  }
}

/** The column of a heading in any of the four languages; null for columns that are not ours. */
export const columnOf = (heading: string): Column | null => known.get(heading.trim().toLowerCase()) ?? null
