import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChipLink } from '@/design/chip'
import { foreignLang } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type SearchParams, searchHref } from '../params'
import type { Facet, SearchResult } from '../types'
import { FilterGroup } from './filter-group'

type Props = {
  locale: Locale
  params: SearchParams
  facets: SearchResult['facets'] & { groups: Facet[]; towns: Facet[]; withoutCard: number }
}

const choicesShown = 8

/** What a search can be narrowed to, each choice a link with the number of hits it leaves; folded where the hits come below. */
export function Filters({ locale, params, facets }: Props) {
  const t = translatorFor(locale, 'search')
  const base = { ...params, after: null }
  const chip = (
    key: 'category' | 'shop' | 'state' | 'group' | 'town' | 'card',
    { value, count }: Facet,
    text: ReactNode,
  ) => (
    <li key={value}>
      <ChipLink
        href={searchHref(locale, { ...base, [key]: params[key] === value ? null : value })}
        current={params[key] === value}
        scroll={false}
      >
        {text}
        <span className="tabular opacity-75">{count}</span>
      </ChipLink>
    </li>
  )
  const named = ({ name, value }: Facet) => (
    <span lang={name ? foreignLang(name, locale) : undefined}>{name?.text ?? value}</span>
  )
  const towns = facets.towns.map((facet) => chip('town', facet, named(facet)))
  const withoutCard: Facet = { value: 'no', name: null, count: facets.withoutCard }
  const chosen = [params.category, params.shop, params.group, params.state, params.town, params.card].filter(
    Boolean,
  ).length
  const shops = facets.retailers.map((facet) => chip('shop', facet, named(facet)))
  return (
    <nav aria-label={t('filters')}>
      <details className="filter-fold">
        <summary>
          <SlidersHorizontal aria-hidden size={18} />
          {t('filters')}
          {chosen > 0 && <span className="tabular">{chosen}</span>}
        </summary>
        <div className="grid gap-4 max-lg:mt-4 lg:gap-5">
          <FilterGroup title={t('filterState')} choices={facets.states.length} chosen={params.state}>
            {facets.states.map((facet) => chip('state', facet, t(`state.${facet.value}`)))}
          </FilterGroup>
          <FilterGroup title={t('filterCategory')} choices={facets.categories.length} chosen={params.category}>
            {facets.categories.map((facet) => chip('category', facet, named(facet)))}
          </FilterGroup>
          <FilterGroup title={t('filterGroup')} choices={facets.groups.length} chosen={params.group}>
            {facets.groups.slice(0, choicesShown).map((facet) => chip('group', facet, named(facet)))}
          </FilterGroup>
          <FilterGroup title={t('filterShop')} choices={facets.retailers.length} chosen={params.shop}>
            {shops.slice(0, choicesShown)}
          </FilterGroup>
          {shops.length > choicesShown && <More title={t('moreShops')}>{shops.slice(choicesShown)}</More>}
          <FilterGroup title={t('filterTown')} choices={facets.towns.length} chosen={params.town}>
            {towns.slice(0, choicesShown)}
          </FilterGroup>
          {towns.length > choicesShown && <More title={t('moreTowns')}>{towns.slice(choicesShown)}</More>}
          <FilterGroup title={t('filterCard')} choices={facets.withoutCard > 0 ? 2 : 0} chosen={params.card}>
            {chip('card', withoutCard, t('withoutCard'))}
          </FilterGroup>
        </div>
      </details>
    </nav>
  )
}

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-semibold text-accent">{title}</summary>
      <ul className="mt-2 flex flex-wrap gap-2">{children}</ul>
    </details>
  )
}
