import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChipLink } from '@/design/chip'
import { foreignLang } from '@/i18n/foreign-lang'
import type { LocalizedText } from '@/i18n/localized-text'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type SearchParams, searchHref } from '../params'
import type { Facet, SearchResult } from '../types'
import { FilterGroup } from './filter-group'
import { MoreChoices } from './more-choices'

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
  const named = ({ name, value }: Facet) => {
    const lang = name ? foreignLang(name, locale) : undefined
    const text = name?.text ?? value
    return lang ? <span lang={lang}>{text}</span> : text
  }
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
            chip={(facet) => chip('state', facet, t(`state.${facet.value}`))}
          />
          <FilterGroup
            title={t('filterCategory')}
            choices={facets.categories}
            chosen={params.category}
            chosenName={names.category}
            chip={(facet) => chip('category', facet, named(facet))}
          />
          <FilterGroup
            title={t('filterGroup')}
            choices={facets.groups}
            chosen={params.group}
            chosenName={names.group}
            more={more('group', t('moreGroups'))}
            chip={(facet) => chip('group', facet, named(facet))}
          />
          <FilterGroup
            title={t('filterShop')}
            choices={facets.retailers}
            chosen={params.shop}
            chosenName={names.shop}
            more={more('shop', t('moreShops'))}
            chip={(facet) => chip('shop', facet, named(facet))}
          />
          <FilterGroup
            title={t('filterTown')}
            choices={facets.towns}
            chosen={params.town}
            more={more('town', t('moreTowns'))}
            chip={(facet) => chip('town', facet, named(facet))}
          />
          <FilterGroup
            title={t('filterCard')}
            choices={facets.withoutCard > 0 || params.card ? [withoutCard] : []}
            chosen={params.card}
            least={1}
            chip={(facet) => chip('card', facet, t('withoutCard'))}
          />
        </div>
      </details>
    </nav>
  )
}
