import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ChipLink } from '@/design/chip'
import { foreignLang } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import { type SearchParams, searchHref } from '../params'
import type { Facet, SearchResult } from '../types'

type Props = { locale: Locale; params: SearchParams; facets: SearchResult['facets'] }

const shopsShown = 8

/** What a search can be narrowed to, each choice a link with the number of brochures it leaves. */
export async function Filters({ locale, params, facets }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const base = { ...params, after: null }
  const chip = (key: 'category' | 'shop' | 'state', { value, count }: Facet, text: ReactNode) => (
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
  const shops = facets.retailers.map((facet) => chip('shop', facet, named(facet)))
  return (
    <nav aria-label={t('filters')} className="grid gap-2.5 lg:gap-5">
      <Group title={t('filterState')} of={facets.states} chosen={params.state}>
        {facets.states.map((facet) => chip('state', facet, t(`state.${facet.value}`)))}
      </Group>
      <Group title={t('filterCategory')} of={facets.categories} chosen={params.category}>
        {facets.categories.map((facet) => chip('category', facet, named(facet)))}
      </Group>
      <Group title={t('filterShop')} of={facets.retailers} chosen={params.shop}>
        {shops.slice(0, shopsShown)}
      </Group>
      {shops.length > shopsShown && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-accent">{t('moreShops')}</summary>
          <ul className="mt-2 flex flex-wrap gap-2">{shops.slice(shopsShown)}</ul>
        </details>
      )}
    </nav>
  )
}

type GroupProps = { title: string; of: Facet[]; chosen: string | null; children: ReactNode }

function Group({ title, of, chosen, children }: GroupProps) {
  // A single choice that is not made narrows nothing.
  if (of.length < 2 && !chosen) return null
  return (
    <div className="min-w-0">
      <h2 className="sr-only mb-2 text-sm font-semibold text-ink-soft lg:not-sr-only lg:mb-2">{title}</h2>
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-0.5 scrollbar-none lg:mx-0 lg:flex-wrap lg:px-0">
        {children}
      </ul>
    </div>
  )
}
