import { bySize } from '@/domain/clothing-size'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Catalogue } from './data'
import { type CatalogueFilter, type Dimension, dimensions, rangeNames } from './filter'

/** `lang` is set where the text is not in the language of the page. */
export type FacetValue = {
  value: string
  text: string
  lang?: Locale
  hex: string | null
  count: number
  chosen: boolean
}
export type CatalogueFacet = { dimension: Dimension; values: FacetValue[] }

/** Facets and values without products are left out, unless they are chosen. */
export function catalogueFacets(
  { counts, names }: Catalogue,
  filter: CatalogueFilter,
  locale: Locale,
): CatalogueFacet[] {
  const t = translatorFor(locale, 'catalogue.priceRange')
  const nameOf = (dimension: Dimension, value: string) => {
    const range = rangeNames.find((name) => dimension === 'price' && name === value)
    if (range) return { text: t(range), hex: null }
    return dimension === 'size' || dimension === 'price' ? { text: value, hex: null } : names[dimension][value]
  }
  return dimensions
    .map((dimension) => {
      const chosen: string[] = filter[dimension]
      const all = [...new Set([...Object.keys(counts[dimension]), ...chosen])]
      const values = all.flatMap((value) => {
        const name = nameOf(dimension, value)
        const count = counts[dimension][value] ?? 0
        return name ? [{ ...name, value, count, chosen: chosen.includes(value) }] : []
      })
      return { dimension, values: values.sort(orderOf(dimension)) }
    })
    .filter(({ values }) => values.length > 0)
}

function orderOf(dimension: Dimension): (one: FacetValue, other: FacetValue) => number {
  if (dimension === 'size') return (one, other) => bySize(one.value, other.value)
  const places: string[] = [...rangeNames]
  if (dimension === 'price') return (one, other) => places.indexOf(one.value) - places.indexOf(other.value)
  return (one, other) => one.text.localeCompare(other.text)
}

export function without(filter: CatalogueFilter, dimension: Dimension, value: string): CatalogueFilter {
  const change = { page: 1, [dimension]: filter[dimension].filter((one) => one !== value) }
  return { ...filter, ...change }
}
