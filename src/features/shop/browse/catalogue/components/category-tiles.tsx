import { IntentLink } from '@/design/intent-link'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Facet } from '../facets'
import { type CatalogueFilter, filterHref } from '../filter'

type Props = {
  locale: Locale
  page: string
  facet: Facet
  filter: CatalogueFilter
  pictures: Record<string, string>
}

export function CategoryTiles({ locale, page, facet, filter, pictures }: Props) {
  const t = translatorFor(locale, 'catalogue')
  return (
    <nav aria-label={t('categories')} className="category-tiles">
      <ul>
        {facet.values.map(({ value, text, lang, count, chosen }) => (
          <li key={value}>
            <IntentLink
              href={filterHref(locale, page, { ...filter, category: chosen ? [] : [value], page: 1 })}
              scroll={false}
              aria-current={chosen ? 'true' : undefined}
            >
              <span className="category-tile-picture">
                {pictures[value] && <img src={pictures[value]} alt="" loading="lazy" decoding="async" />}
              </span>
              <span className="category-tile-name" lang={lang}>
                {text}
              </span>
              <span className="category-tile-count">{t('categoryCount', { count })}</span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
