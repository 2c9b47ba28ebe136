import { SlidersHorizontal } from 'lucide-react'
import { foreignLang } from '@/i18n/foreign-lang'
import type { LocalizedText } from '@/i18n/localized-text'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type SearchParams, searchHref } from '../params'
import type { Facet, SearchResult } from '../types'
import type { Choice } from './choices'
import { FilterGroup } from './filter-group'
import { MoreChoices } from './more-choices'

type FilterKey = 'category' | 'shop' | 'state' | 'group' | 'town' | 'card'

type Props = {
  locale: Locale
  params: SearchParams
  facets: SearchResult['facets'] & { groups: Facet[]; towns: Facet[]; withoutCard: number }
  /** What the chosen ones are called. */
  names: ChosenNames
}

export type ChosenNames = Record<'category' | 'group' | 'shop', LocalizedText | null>

/** What a search can be narrowed to, each choice a link with the number of hits it leaves; folded where the hits come below. */
export function Filters({ locale, params, facets, names }: Props) {
  const t = translatorFor(locale, 'search')
  const base = { ...params, after: null }
  const link = (key: FilterKey, { value, name, count }: Facet, text = name?.text ?? value): Choice => ({
    value,
    href: searchHref(locale, { ...base, [key]: params[key] === value ? null : value }),
    text,
    lang: name ? foreignLang(name, locale) : undefined,
    count,
    current: params[key] === value,
  })
  const more = (name: 'group' | 'shop' | 'town', title: string) => (choices: Facet[]) => (
    <MoreChoices locale={locale} params={params} name={name} title={title} choices={choices} />
  )
  const withoutCard: Facet = { value: 'no', name: null, count: facets.withoutCard }
  const chosen = [params.category, params.shop, params.group, params.state, params.town, params.card].filter(
    Boolean,
  ).length
  return (
    <nav aria-label={t('filters')}>
      <details className="filter-fold">
        <summary>
          <SlidersHorizontal aria-hidden size={18} />
          {t('filters')}
          {chosen > 0 && <span className="tabular">{chosen}</span>}
        </summary>
        <div className="grid gap-4 max-lg:mt-4 lg:gap-5">
          <FilterGroup
            title={t('filterState')}
            choices={facets.states}
            chosen={params.state}
            link={(facet) => link('state', facet, t(`state.${facet.value}`))}
          />
          <FilterGroup
            title={t('filterCategory')}
            choices={facets.categories}
            chosen={params.category}
            chosenName={names.category}
            link={(facet) => link('category', facet)}
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
            title={t('filterShop')}
            choices={facets.retailers}
            chosen={params.shop}
            chosenName={names.shop}
            more={more('shop', t('moreShops'))}
            link={(facet) => link('shop', facet)}
          />
          <FilterGroup
            title={t('filterTown')}
            choices={facets.towns}
            chosen={params.town}
            more={more('town', t('moreTowns'))}
            link={(facet) => link('town', facet)}
          />
          <FilterGroup
            title={t('filterCard')}
            choices={facets.withoutCard > 0 || params.card ? [withoutCard] : []}
            chosen={params.card}
            least={1}
            link={(facet) => link('card', facet, t('withoutCard'))}
          />
        </div>
      </details>
    </nav>
  )
}
