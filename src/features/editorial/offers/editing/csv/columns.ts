import { fieldLabel } from '@collections/labels'
import type { Locale } from '@/i18n/routing'
import { columnFinder } from '@/lib/csv/known-columns'
import { type Column, columns } from './plan-words'

export const requiredColumns: readonly Column[] = ['pageNumber', 'title', 'priceCents']

/** What a column is called at the top of the file, in the language of the CMS. */
export function columnName(column: Column, language: Locale): string {
  return column === 'id' ? 'ID' : fieldLabel(column)[language]
}

export const columnOf = columnFinder(columns, columnName)
