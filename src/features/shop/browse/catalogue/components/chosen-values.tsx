import { X } from 'lucide-react'
import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type Facet, without } from '../facets'
import { type CatalogueFilter, chosenCount, filterHref } from '../filter'

type Props = { locale: Locale; page: string; facets: Facet[]; filter: CatalogueFilter }

export function ChosenValues({ locale, page, facets, filter }: Props) {
  if (chosenCount(filter) === 0) return null
  const t = translatorFor(locale, 'catalogue')
  const values = facets.flatMap(({ dimension, values }) =>
    values
      .filter(({ chosen }) => chosen)
      .map(({ value, text, lang }) => ({ key: value, text, lang, rest: without(filter, dimension, value) })),
  )
  const flags = [
    { key: 'reduced', text: t('reduced'), on: filter.reduced, rest: { ...filter, reduced: false, page: 1 } },
    { key: 'sold-out', text: t('soldOutToo'), on: filter.soldOut, rest: { ...filter, soldOut: false, page: 1 } },
  ]
  return (
    <ul aria-label={t('chosen')} className="chosen-values">
      {[...values, ...flags.filter(({ on }) => on).map((flag) => ({ ...flag, lang: undefined }))].map((one) => (
        <li key={one.key}>
          <IntentLink
            href={filterHref(locale, page, one.rest)}
            scroll={false}
            aria-label={t('remove', { name: one.text })}
            className="chip-link"
          >
            <span lang={one.lang}>{one.text}</span>
            <X aria-hidden size={14} />
          </IntentLink>
        </li>
      ))}
      <li>
        <IntentLink href={localePath(locale, `/${page}`)} scroll={false} className="product-link text-sm">
          {t('clear')}
        </IntentLink>
      </li>
    </ul>
  )
}
