import { euroText } from '@/domain/euro-text'
import { toCell } from '@/lib/csv/cell-text'
import { writeTable } from '@/lib/csv/write-table'
import type { Locale } from '@/i18n/routing'
import type { StoredOffer } from '../types'
import { categoryName, type NamedCategory } from './categories'
import { columnName } from './columns'
import { type Column, columns } from './plan-words'

const percent = (fraction: number | undefined, language: Locale) =>
  fraction === undefined
    ? ''
    : new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false }).format(fraction * 100)

function cellOf(offer: StoredOffer, column: Column, categories: readonly NamedCategory[], language: Locale): string {
  switch (column) {
    case 'priceCents':
    case 'oldPriceCents':
    case 'unitPriceCents': {
      const cents = offer[column]
      return cents === null ? '' : euroText(cents, language)
    }
    case 'loyaltyOnly':
      return offer.loyaltyOnly ? '1' : '0'
    case 'category':
      return toCell(categoryName(categories, offer.category, language))
    case 'x':
    case 'y':
    case 'width':
    case 'height':
      return percent(offer.box?.[column], language)
    default:
      return toCell(String(offer[column] ?? ''))
  }
}

/** A brochure's offers as a file that Excel opens with letters, columns and decimals of the editor's language. */
export function writeCsv(
  offers: readonly StoredOffer[],
  categories: readonly NamedCategory[],
  language: Locale,
): string {
  const head = columns.map((column) => columnName(column, language))
  return writeTable(
    [head, ...offers.map((offer) => columns.map((column) => cellOf(offer, column, categories, language)))],
    language,
  )
}
