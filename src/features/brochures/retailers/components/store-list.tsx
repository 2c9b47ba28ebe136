import { ChevronDown } from 'lucide-react'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Store } from '../types'
import { StoreCard } from './store-card'

const shownAtOnce = 9
const grid = 'grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3'

/** The branches by town; a chain's long list opens on demand. */
export function StoreList({ stores, locale }: { stores: Store[]; locale: Locale }) {
  if (stores.length === 0) return null
  const t = translatorFor(locale, 'retailer')
  const cards = stores.map((store) => (
    <li key={store.id}>
      <StoreCard store={store} locale={locale} />
    </li>
  ))
  return (
    <section aria-labelledby="stores-title" id="stores">
      <h2 id="stores-title" className="mb-4 text-xl md:mb-6 md:text-2xl">
        {t('stores', { count: stores.length })}
      </h2>
      <ul className={grid}>{cards.slice(0, shownAtOnce)}</ul>
      {cards.length > shownAtOnce && (
        <details className="group mt-4">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-accent hover:text-accent-strong [&::-webkit-details-marker]:hidden">
            {t('moreStores', { count: cards.length - shownAtOnce })}
            <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
          </summary>
          <ul className={`${grid} mt-4`}>{cards.slice(shownAtOnce)}</ul>
        </details>
      )}
    </section>
  )
}
