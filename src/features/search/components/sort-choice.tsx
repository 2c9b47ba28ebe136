import { ChipLink } from '@/design/chip'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OfferResult, OfferSort } from '../offers/types'
import { type SearchParams, searchHref } from '../params'

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
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-0.5 scrollbar-none sm:mx-0 sm:flex-wrap sm:px-0">
        {choices.map((sort) => (
          <li key={sort}>
            <ChipLink
              href={searchHref(locale, {
                ...params,
                kind,
                after: null,
                sort: sort === 'relevance' ? null : sort,
              })}
              current={sort === current}
              scroll={false}
            >
              {t(`sort.${sort}`)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
