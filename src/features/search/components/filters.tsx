import { SlidersHorizontal } from 'lucide-react'
import { FilterForm } from '@/design/filter-form'
import { TextField } from '@/design/text-field'
import { euroText } from '@/domain/money'
import type { ReductionAnswer } from '@/domain/reduction'
import { searchPath } from '@/features/site/frame/site-links'
import type { LocalizedText } from '@/i18n/foreign-lang'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OfferResult } from '../offers/types'
import {
  answerOf,
  chosenOf,
  isCounted,
  type ReductionChoice,
  reductionChoices,
  type SearchParams,
  searchHref,
  searchParts,
} from '../params'
import type { Facet, SearchResult } from '../types'
import type { Choice } from './choices'
import { FilterGroup, MoreChoices, SortChoice } from './more-choices'

type FilterKey = 'category' | 'shop' | 'state' | 'group' | 'brand' | 'town' | 'card' | 'reduced'

type Facets = SearchResult['facets'] &
  Record<'groups' | 'towns' | 'brands', Facet[]> & { withoutCard: number; reductions: Facet<ReductionAnswer>[] }

type Props = {
  locale: Locale
  params: SearchParams
  facets: Facets
  names: ChosenNames
  /** Units of the prices shown; null where nothing shown has a price. */
  units: OfferResult['units'] | null
}

export type ChosenNames = Record<'category' | 'group' | 'shop', LocalizedText | null>

/** Every choice is a link with the number of hits that remain; folded where the hits are below the filters. */
export function Filters({ locale, params, facets, names, units }: Props) {
  const t = translatorFor(locale, 'search')
  const base = { ...params, after: null }
  const link = (key: FilterKey, { value, name, count }: Facet, text = name?.text ?? value): Choice => ({
    href: searchHref(locale, { ...base, [key]: params[key] === value ? null : value }),
    text,
    ...langOf(name, locale),
    ...(isCounted(params, key) && { count }),
    ...(params[key] === value && { current: true }),
  })
  const more = (name: 'group' | 'shop' | 'town' | 'brand', title: string) => (choices: Facet[]) => (
    <MoreChoices locale={locale} params={params} name={name} title={title} choices={choices} />
  )
  const single = (key: 'card', value: string, count: number): Facet[] =>
    count > 0 || params[key] ? [{ value, name: null, count }] : []
  const chosen = chosenOf(params).length
  return (
    <details className="filter-fold">
      <summary>
        <SlidersHorizontal aria-hidden size={18} />
        {t('filtersAndOrder')}
        {chosen > 0 && <span className="tabular">{chosen}</span>}
      </summary>
      <div className="grid gap-4 max-lg:mt-4 lg:gap-5">
        {units && <SortChoice locale={locale} params={params} units={units} />}
        <nav aria-label={t('filters')} className="grid gap-4 lg:gap-5">
          {(units || params.min !== null || params.max !== null) && <PriceRange locale={locale} params={params} />}
          <FilterGroup
            title={t('filterPrice')}
            choices={reductionChoices.flatMap((choice) => reductionFacet(facets.reductions, choice))}
            chosen={params.reduced}
            least={1}
            link={(facet) => link('reduced', facet, t(`reduced.${facet.value}`))}
          />
          <FilterGroup
            title={t('filterCard')}
            choices={single('card', 'no', facets.withoutCard)}
            chosen={params.card}
            least={1}
            link={(facet) => link('card', facet, t('withoutCard'))}
          />
          <FilterGroup
            title={t('filterShop')}
            choices={facets.retailers}
            chosen={params.shop}
            chosenName={names.shop}
            more={more('shop', t('moreShops'))}
            link={(facet) => link('shop', facet)}
          />
          <FilterGroup
            title={t('filterBrand')}
            choices={facets.brands}
            chosen={params.brand}
            more={more('brand', t('moreBrands'))}
            link={(facet) => link('brand', facet)}
          />
          <FilterGroup
            title={t('filterTown')}
            choices={facets.towns}
            chosen={params.town}
            more={more('town', t('moreTowns'))}
            link={(facet) => link('town', facet)}
          />
          <FilterGroup
            title={t('filterGroup')}
            choices={facets.groups}
            chosen={params.group}
            chosenName={names.group}
            more={more('group', t('moreGroups'))}
            link={(facet) => link('group', facet)}
          />
          <FilterGroup
            title={t('filterCategory')}
            choices={facets.categories}
            chosen={params.category}
            chosenName={names.category}
            link={(facet) => link('category', facet)}
          />
          <FilterGroup
            title={t('filterState')}
            choices={facets.states}
            chosen={params.state}
            link={(facet) => link('state', facet, t(`state.${facet.value}`))}
          />
        </nav>
      </div>
    </details>
  )
}

/** Keeps the order of the choices instead of the order of the counts: real reductions come first. */
function reductionFacet(facets: Facet<ReductionAnswer>[], choice: ReductionChoice): Facet<ReductionChoice>[] {
  const answer = answerOf(choice)
  return facets.filter(({ value }) => value === answer).map((facet) => ({ ...facet, value: choice }))
}

function langOf(name: LocalizedText | null, locale: Locale): Pick<Choice, 'lang'> {
  const lang = name ? foreignLang(name, locale) : undefined
  return lang ? { lang } : {}
}

function PriceRange({ locale, params }: { locale: Locale; params: SearchParams }) {
  const t = translatorFor(locale, 'search')
  const kept = searchParts({ ...params, min: null, max: null, after: null })
  return (
    <div className="min-w-0">
      <h2 className="mb-2 text-sm font-semibold text-ink-soft">{t('filterRange')}</h2>
      <FilterForm action={localePath(locale, searchPath)} submitLabel={t('apply')}>
        {kept.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {(['min', 'max'] as const).map((name) => (
          <TextField
            // The page that one price has asked for keeps the other, which may be half typed by then.
            key={`${name} ${params[name]} ${kept.join()}`}
            name={name}
            label={t(name === 'min' ? 'priceFrom' : 'priceTo')}
            hideLabel
            placeholder={t(name === 'min' ? 'priceFrom' : 'priceTo')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={params[name] === null ? '' : euroText(params[name], locale)}
            className="w-28 min-w-0"
          />
        ))}
      </FilterForm>
    </div>
  )
}
