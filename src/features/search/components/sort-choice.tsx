import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OfferResult, OfferSort } from '../offers/types'
import { type SearchParams, searchHref } from '../params'
import { Choices } from './choices'

type Props = { locale: Locale; params: SearchParams; kind: 'offers' | 'products'; units: OfferResult['units'] }

/** By what a list is ordered: by a unit price only where something found has one of that unit. */
export function SortChoice({ locale, params, kind, units }: Props) {
  const t = translatorFor(locale, 'search')
  const choices: OfferSort[] = [
    'relevance',
    'price',
    ...(['kg', 'l', 'piece'] as const).filter((unit) => units.includes(unit)),
  ]
  const current = params.sort ?? 'relevance'
  return (
    <nav aria-label={t(`sortBy.${kind}`)}>
      <Choices
        choices={choices.map((sort) => ({
          value: sort,
          href: searchHref(locale, { ...params, kind, after: null, sort: sort === 'relevance' ? null : sort }),
          text: t(`sort.${sort}`),
          current: sort === current,
        }))}
      />
    </nav>
  )
}
