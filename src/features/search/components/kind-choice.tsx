import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type SearchKind, type SearchParams, searchHref, searchKinds } from '../params'
import { Choices } from './choices'

type Props = { locale: Locale; params: SearchParams; totals: Record<SearchKind, number> }

/** Everything that was found, or one kind of it; a kind of which nothing was found is no choice. */
export function KindChoice({ locale, params, totals }: Props) {
  const t = translatorFor(locale, 'search')
  /** Only what has prices keeps the order. */
  const hrefOf = (kind: SearchKind | null) => {
    const isPriced = kind === null || kind === 'offers' || kind === 'products'
    return searchHref(locale, { ...params, kind, after: null, sort: isPriced ? params.sort : null })
  }
  const kinds = searchKinds.filter((kind) => totals[kind] > 0 || kind === params.kind)
  const choices = kinds.map((kind) => ({
    value: kind,
    href: hrefOf(kind),
    text: t(`kind.${kind}`),
    count: totals[kind],
    current: params.kind === kind,
  }))
  const all = {
    value: 'all',
    href: hrefOf(null),
    text: t('kind.all'),
    current: params.kind === null,
  }
  return (
    <nav aria-label={t('kinds')}>
      <Choices choices={[all, ...choices]} />
    </nav>
  )
}
