import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OfferResult, OfferSort } from '../offers/types'
import { type SearchParams, searchHref } from '../params'
import { Choices } from './choices'

type Props = { locale: Locale; params: SearchParams; units: OfferResult['units'] }

/** By what offers and products are ordered: by a unit price only where something found has one of that unit. */
export function SortChoice({ locale, params, units }: Props) {
  const t = translatorFor(locale, 'search')
  const choices: OfferSort[] = [
    'relevance',
    'price',
    ...(['kg', 'l', 'piece'] as const).filter((unit) => units.includes(unit) || params.sort === unit),
  ]
  const current = params.sort ?? 'relevance'
  return (
    <nav aria-label={t('order')} className="min-w-0">
      <h2 className="mb-2 text-sm font-semibold text-ink-soft">{t('order')}</h2>
      <Choices
        wrap="lg"
        choices={choices.map((sort) => ({
          value: sort,
          href: searchHref(locale, { ...params, after: null, sort: sort === 'relevance' ? null : sort }),
          text: t(`sort.${sort}`),
          current: sort === current,
        }))}
      />
    </nav>
  )
}
