import { ChipLink } from '@/design/chip'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type SearchKind, type SearchParams, searchHref, searchKinds } from '../params'

type Props = { locale: Locale; params: SearchParams; totals: Record<SearchKind, number> }

/** Everything that was found, or one kind of it; a kind of which nothing was found is no choice. */
export function KindChoice({ locale, params, totals }: Props) {
  const t = translatorFor(locale, 'search')
  const base = { ...params, after: null, sort: null }
  const kinds = searchKinds.filter((kind) => totals[kind] > 0 || kind === params.kind)
  return (
    <nav aria-label={t('kinds')}>
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-0.5 scrollbar-none sm:mx-0 sm:flex-wrap sm:px-0">
        <li>
          <ChipLink href={searchHref(locale, { ...base, kind: null })} current={params.kind === null} scroll={false}>
            {t('kind.all')}
          </ChipLink>
        </li>
        {kinds.map((kind) => (
          <li key={kind}>
            <ChipLink href={searchHref(locale, { ...base, kind })} current={params.kind === kind} scroll={false}>
              {t(`kind.${kind}`)}
              <span className="tabular opacity-75">{totals[kind]}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
