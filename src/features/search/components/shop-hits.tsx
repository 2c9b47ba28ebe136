import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import type { RetailerSummary } from '@/features/brochures/retailers/queries'
import { defaultLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type SearchParams, searchHref } from '../params'
import type { SearchResult } from '../types'

type Props = {
  locale: Locale
  params: SearchParams
  retailers: RetailerSummary[]
  chains: SearchResult['chains']
}

const card =
  'flex items-center gap-3 rounded-md bg-surface p-3 no-underline inset-ring inset-ring-line transition-shadow hover:shadow-low'

export function ShopHits({ locale, params, retailers, chains }: Props) {
  const t = translatorFor(locale, 'search')
  if (retailers.length + chains.length === 0) return null
  return (
    <section aria-labelledby="found-shops">
      <h2 id="found-shops" className="mb-3 text-lg">
        {t('shops')}
      </h2>
      <ul className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
        {retailers.map((retailer) => (
          <li key={retailer.id}>
            <IntentLink href={localePath(locale, `/r/${retailer.slug}`)} className={card}>
              <Mark {...retailer} size="md" />
              <span className="min-w-0">
                <span className="block truncate font-semibold text-ink">{retailer.name}</span>
                <span className="block text-sm text-ink-soft">{t('shopCurrent', { count: retailer.current })}</span>
              </span>
            </IntentLink>
          </li>
        ))}
        {chains.map(({ slug, name }) => (
          <li key={slug}>
            <IntentLink href={searchHref(locale, { q: params.q, kind: 'products', shop: slug })} className={card}>
              <span className="min-w-0">
                <span lang={defaultLocale} className="block truncate font-semibold text-ink">
                  {name}
                </span>
                <span className="block text-sm text-ink-soft">{t('shopPrices')}</span>
              </span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
