import { bySize, readChartSize } from '@/domain/clothing-size'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Catalogue } from './data'
import { type CatalogueFilter, type Dimension, dimensions, noCatalogueFilter, rangeNames } from './filter'
import type { CatalogueNames } from './read-names'

/** `lang` is set where the text is not in the language of the page. */
export type FacetValue = {
  value: string
  text: string
  lang?: Locale
  hex: string | null
  count: number
  chosen: boolean
}

/** `key` is that of a size chart; without a title where the facet has only this part. */
export type FacetPart = { key: string; title: string | null; lang?: Locale; values: FacetValue[] }

/** Sizes are in parts by size chart; other values are one part. */
export type CatalogueFacet = { dimension: Dimension; parts: FacetPart[] }

type FacetName = Pick<FacetValue, 'text' | 'hex' | 'lang'>

function facetNames(names: CatalogueNames, locale: Locale) {
  const t = translatorFor(locale, 'catalogue.priceRange')
  return (dimension: Dimension, value: string): FacetName | undefined => {
    const range = rangeNames.find((name) => dimension === 'price' && name === value)
    if (range) return { text: t(range), hex: null }
    if (dimension === 'size') return { text: readChartSize(value).size, hex: null }
    return dimension === 'price' ? { text: value, hex: null } : names[dimension][value]
  }
}

export function chosenFacetTexts(filter: CatalogueFilter, names: CatalogueNames, locale: Locale): string[] {
  const t = translatorFor(locale, 'catalogue')
  const nameOf = facetNames(names, locale)
  const textsOf = (dimension: Dimension, values: string[]) =>
    values.flatMap((value) => nameOf(dimension, value)?.text ?? [])
  return [
    ...dimensions.flatMap((dimension) => textsOf(dimension, filter[dimension])),
    ...(filter.reduced ? [t('reduced')] : []),
    ...(filter.soldOut ? [t('soldOutToo')] : []),
    ...(filter.sort === noCatalogueFilter.sort ? [] : [t(`sortBy.${filter.sort}`)]),
  ]
}

/** Facets and values without products are left out, unless they are chosen. */
export function catalogueFacets(catalogue: Catalogue, filter: CatalogueFilter, locale: Locale): CatalogueFacet[] {
  const { counts, names } = catalogue
  const nameOf = facetNames(names, locale)
  return dimensions
    .map((dimension) => {
      const chosen: string[] = filter[dimension]
      const all = [...new Set([...Object.keys(counts[dimension]), ...chosen])]
      const values = all.flatMap((value) => {
        const name = nameOf(dimension, value)
        const count = counts[dimension][value] ?? (dimension === 'size' ? ofAnyChart(counts.size, value) : 0)
        return name ? [{ ...name, value, count, chosen: chosen.includes(value) }] : []
      })
      const sorted = (isUnlimited(dimension) ? mostUsed(values) : values).sort(orderOf(dimension))
      const parts = dimension === 'size' ? partsOfSizes(sorted, catalogue, locale) : [onlyPart(sorted)]
      return { dimension, parts }
    })
    .filter((facet) => valuesOf(facet).length > 0)
}

export const valuesOf = ({ parts }: CatalogueFacet): FacetValue[] => parts.flatMap(({ values }) => values)

const valuesShown = 60

/** Editors add values for years. */
const isUnlimited = (dimension: Dimension) => dimension === 'tag' || dimension === 'colour'

/** The chosen ones, and those with most products, which are others once the choice is narrower. */
function mostUsed(values: FacetValue[]): FacetValue[] {
  const byUse = values.toSorted((one, other) => Number(other.chosen) - Number(one.chosen) || other.count - one.count)
  return byUse.slice(0, valuesShown)
}

const onlyPart = (values: FacetValue[]): FacetPart => ({ key: '', title: null, values })

function orderOf(dimension: Dimension): (one: FacetValue, other: FacetValue) => number {
  if (dimension === 'size') return (one, other) => bySize(one.text, other.text)
  const places: string[] = [...rangeNames]
  if (dimension === 'price') return (one, other) => places.indexOf(one.value) - places.indexOf(other.value)
  return (one, other) => one.text.localeCompare(other.text)
}

/** A product has one chart, so that none is counted twice. */
function ofAnyChart(counts: Record<string, number>, size: string): number {
  const same = Object.entries(counts).filter(([counted]) => readChartSize(counted).size === size)
  return same.reduce((sum, [, count]) => sum + count, 0)
}

/** A part for each size chart, so that no belts stand between children's heights; sizes without a chart come last. */
function partsOfSizes(values: FacetValue[], { names }: Catalogue, locale: Locale): FacetPart[] {
  const keyOf = ({ value }: FacetValue) => readChartSize(value).chart ?? ''
  const parts = [...Map.groupBy(values, keyOf)].map(([key, sizes]) => ({ key, chart: names.chart[key], sizes }))
  const [only, ...others] = parts
  if (only && others.length === 0) return [onlyPart(only.sizes)]
  const named = parts.flatMap(({ key, chart, sizes }) =>
    chart ? [{ key, title: chart.text, lang: chart.lang, values: sizes }] : [],
  )
  const unnamed = parts.flatMap(({ chart, sizes }) => (chart ? [] : sizes))
  const title = translatorFor(locale, 'catalogue')('otherSizes')
  return [
    ...named.sort((one, other) => one.title.localeCompare(other.title)),
    ...(unnamed.length > 0 ? [{ key: '', title, values: unnamed }] : []),
  ]
}

export function without(filter: CatalogueFilter, dimension: Dimension, value: string): CatalogueFilter {
  const change = { page: 1, [dimension]: filter[dimension].filter((one) => one !== value) }
  return { ...filter, ...change }
}
