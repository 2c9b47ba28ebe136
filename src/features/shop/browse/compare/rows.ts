import { formatEuro, formatMeasure } from '@/design/format'
import { compositionText } from '@/features/shop/goods/facts'
import { priceOfVariant } from '@/features/shop/goods/prices/shown-prices'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { measures } from '../product/components/size-table'
import type { ComparedProduct } from './read-compared'

/** Values in the order of the products, '' where a product has none. */
type CompareRow = {
  name: string
  values: string[]
  differs: boolean
}

/**
 * Rows in the order of importance for a decision; rows without any value are left out. Prices, stock and measures are
 * those of `size` where it is set.
 */
export function compareRows(products: ComparedProduct[], size: string | null, locale: Locale): CompareRow[] {
  const t = translatorFor(locale, 'compare')
  const say = translatorFor(locale, 'products')
  const care = translatorFor(locale, 'textile.care')
  const row = (name: string, value: (one: ComparedProduct) => string): CompareRow => {
    const values = products.map(value)
    return { name, values, differs: new Set(values).size > 1 }
  }
  const rows = [
    row(size ? t('priceIn', { size }) : t('price'), (one) => priceText(one, size, locale)),
    row(t('stock'), ({ range }) => stockedSizes(range).join(', ') || t('soldOut')),
    row(say('colours'), ({ range }) => range.colours.map(({ name }) => name).join(', ')),
    row(say('composition'), ({ product }) => compositionText(product.facts.composition, locale)),
    row(say('care'), ({ product }) => product.facts.care.map((symbol) => care(symbol)).join(', ')),
    ...measures.map((measure) => row(`${say(measure)}, ${t('cm')}`, (one) => measureText(one, measure, size, locale))),
    row(say('manufacturer'), ({ product }) => product.facts.manufacturer?.name ?? ''),
    row(t('rating'), ({ rating }) => rating ?? t('noRating')),
    row(t('delivery'), ({ delivery }) => delivery ?? ''),
  ]
  return rows.filter(({ values }) => values.some((value) => value !== ''))
}

const stockedSizes = ({ sizes, variants }: ComparedProduct['range']) =>
  sizes.filter((size) => variants.some((variant) => variant.size === size && variant.inStock))

/** The lowest price of a size, of variants in stock if there are any. */
function priceText({ product, range }: ComparedProduct, size: string | null, locale: Locale): string {
  const t = translatorFor(locale, 'compare')
  const inSize = range.variants.filter((variant) => !size || variant.size === size)
  if (size && inSize.length === 0) return t('notInSize')
  const stocked = inSize.filter(({ inStock }) => inStock)
  const asked = stocked.length > 0 ? stocked : inSize
  const prices = asked.map((variant) => priceOfVariant(variant, product))
  const lowest = prices.length > 0 ? Math.min(...prices.map(({ cents }) => cents)) : product.priceCents
  const price = formatEuro(lowest, locale)
  const isOne = prices.every(({ cents }) => cents === lowest)
  const reduced = prices.find(({ cents, priorCents }) => cents === lowest && priorCents !== null)
  const prior = prices.length > 0 ? (reduced?.priorCents ?? null) : product.oldPriceCents
  return [
    isOne ? price : t('from', { price }),
    prior !== null && translatorFor(locale, 'productPage')('priorPrice', { price: formatEuro(prior, locale) }),
    size && stocked.length === 0 && t('soldOut'),
  ]
    .filter(Boolean)
    .join('\n')
}

function measureText(
  { product, range }: ComparedProduct,
  measure: (typeof measures)[number],
  size: string | null,
  locale: Locale,
): string {
  const rows = (product.facts.sizeChart?.rows ?? []).filter((row) => row[measure])
  const shown = (row: (typeof rows)[number] | undefined) => formatMeasure(row?.[measure] ?? '', locale)
  if (size) return shown(rows.find((row) => row.size === size))
  return rows
    .filter((row) => range.sizes.includes(row.size))
    .map((row) => `${row.size} ${shown(row)}`)
    .join('\n')
}
