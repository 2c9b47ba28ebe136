import { X } from 'lucide-react'
import { ChipLink } from '@/design/chip'
import { formatEuro } from '@/design/format'
import { foreignLang, type LocalizedText } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { readableBrand, readablePlace } from '@/lib/readable-name'
import { chosenOf, type SearchKind, type SearchParams, searchHref, searchKinds } from '../params'
import { Choices } from './choices'
import type { ChosenNames } from './filters'

export const chosenFiltersId = 'chosen-filters'

type Names = ChosenNames & { brand: LocalizedText | null }
type Props = { locale: Locale; params: SearchParams; names: Names }

export function chosenFilterTexts(locale: Locale, params: SearchParams, names: Names) {
  const t = translatorFor(locale, 'search')
  const own = (text: string): LocalizedText => ({ text, lang: locale })
  return chosenOf(params).map((key) => {
    const value = params[key]
    const nameOf = (): LocalizedText => {
      if (key === 'min' || key === 'max')
        return own(t(key === 'min' ? 'chosenFrom' : 'chosenTo', { price: formatEuro(Number(value), locale) }))
      if (key === 'reduced') return own(params.reduced ? t(`reduced.${params.reduced}`) : '')
      if (key === 'card') return own(t('withoutCard'))
      if (key === 'state') return own(params.state ? t(`state.${params.state}`) : '')
      if (key === 'town') return readablePlace(String(value), locale)
      if (key === 'brand') return names.brand ?? readableBrand(String(value), locale)
      return names[key] ?? own(String(value))
    }
    return { key, name: nameOf() }
  })
}

/**
 * The active filters above the hits, each a link that removes the filter. On a phone they are one scrolling row beside
 * the filter bar.
 */
export function ChosenFilters({ locale, params, names }: Props) {
  const t = translatorFor(locale, 'search')
  const chosen = chosenFilterTexts(locale, params, names)
  if (chosen.length === 0) return null
  return (
    <nav
      id={chosenFiltersId}
      data-choice
      aria-label={t('chosenFilters')}
      className="-mr-(--gutter) min-w-28 flex-1 lg:mr-0"
    >
      <ul className="flex gap-2 overflow-x-auto py-0.5 pr-(--gutter) scrollbar-none lg:flex-wrap lg:pr-0">
        {chosen.map(({ key, name }) => (
          <li key={key}>
            <ChipLink href={searchHref(locale, { ...params, [key]: null, after: null })} current scroll={false}>
              <span className="sr-only">{t('withoutFilter')}</span>
              <span lang={foreignLang(name, locale)}>{name.text}</span>
              <X aria-hidden size={16} />
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type KindChoiceProps = { locale: Locale; params: SearchParams; totals: Record<SearchKind, number> }

export function KindChoice({ locale, params, totals }: KindChoiceProps) {
  const t = translatorFor(locale, 'search')
  /** Brochures and posts have no prices to order by, and goods of our shop have no unit prices. */
  const hrefOf = (kind: SearchKind | null) => {
    const isPriced = kind === null || kind === 'offers' || kind === 'products'
    const keepsSort = isPriced || (kind === 'goods' && params.sort === 'price')
    return searchHref(locale, { ...params, kind, after: null, sort: keepsSort ? params.sort : null })
  }
  const kinds = searchKinds.filter((kind) => totals[kind] > 0 || kind === params.kind)
  const choices = kinds.map((kind) => ({
    href: hrefOf(kind),
    text: t(`kind.${kind}`),
    count: totals[kind],
    ...(params.kind === kind && { current: true as const }),
  }))
  const all = { href: hrefOf(null), text: t('kind.all'), ...(params.kind === null && { current: true as const }) }
  return (
    <nav aria-label={t('kinds')}>
      <Choices choices={[all, ...choices]} />
    </nav>
  )
}
