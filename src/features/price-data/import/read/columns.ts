export const columns = ['place', 'store', 'name', 'code', 'group', 'shelf', 'promo'] as const
export type Column = (typeof columns)[number]

/** `count` is the number of values in a line. A file may lack the promotional price and have columns of its own. */
export type ColumnLayout = { at: Record<Column, number | null>; count: number }

export const usualLayout: ColumnLayout = {
  at: { place: 0, store: 1, name: 2, code: 3, group: 4, shelf: 5, promo: 6 },
  count: columns.length,
}

const titles: Record<Column, RegExp> = {
  place: /^(?:населеномясто|екатте|ekatte)/,
  store: /^(?:търговскиобект|магазин|обект)/,
  name: /^(?:наименование|имена?продукт)/,
  code: /^(?:коднапродукт|код$|продуктовкод|артикулкод)/,
  group: /^(?:категория|групапродукти|продуктовагрупа)/,
  shelf: /^(?:ценанадребно|цена$|ценадребно)/,
  promo: /^(?:ценавпромоция|промоционалнацена|промоцена|ценапромо)/,
}

const plain = (title: string) => title.toLowerCase().replace(/[^\p{L}]/gu, '')

/** Titles with leva: prices in another currency than the day's are not read. */
const namesLeva = /лв|лева|bgn/i

/**
 * The columns of a header may be in any order; null for a line that is no header, or where a title is missing, appears
 * twice, or names leva.
 */
export function layoutOf(values: string[], { leva }: { leva: boolean }): ColumnLayout | null {
  const found = columns.map((column) => {
    const at = values.flatMap((title, index) => (titles[column].test(plain(title)) ? [index] : []))
    return [column, at] as const
  })
  if (found.some(([column, at]) => at.length > 1 || (at.length === 0 && column !== 'promo'))) return null
  if (!leva && values.some((title) => plain(title).startsWith('цена') && namesLeva.test(title))) return null
  const of = (column: Column) => found.find(([name]) => name === column)?.[1][0] ?? null
  const at = { place: of('place'), store: of('store'), name: of('name'), code: of('code') }
  // A header that ends with a delimiter has a column without a title.
  const count = values.findLastIndex((title) => title.trim() !== '') + 1
  return { at: { ...at, group: of('group'), shelf: of('shelf'), promo: of('promo') }, count }
}

export function resemblesHeader(values: string[]): boolean {
  const known = columns.filter((column) => values.some((title) => titles[column].test(plain(title))))
  return known.length >= 3 && values.every((title) => !/^\s*[\d.,]+\s*$/.test(title))
}

/** Reorders the values as in `columns`; null with too few or too many, empty ones at the end excepted. */
export function inOrder(values: string[], { at, count }: ColumnLayout): string[] | null {
  const length = values.findLastIndex((value, index) => index < count || value.trim() !== '') + 1
  if (length !== count) return null
  return columns.map((column) => {
    const index = at[column]
    return index === null ? '' : (values[index] ?? '')
  })
}
