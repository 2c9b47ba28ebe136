import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { RetailerSummary } from '../types'

type Props = { id: string; title?: string | null; retailers: RetailerSummary[]; locale: Locale }

/** The shops as a grid of their logos. */
export function ShopWall({ id, title, retailers, locale }: Props) {
  const t = translatorFor(locale, 'retailer')
  if (retailers.length === 0) return null
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-4 text-xl md:mb-6 md:text-2xl">
        {title || t('wall')}
      </h2>
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 md:grid-cols-4 md:gap-4 lg:grid-cols-6">
        {retailers.map((retailer) => (
          <li key={retailer.slug}>
            <IntentLink
              href={localePath(locale, `/r/${retailer.slug}`)}
              className="group flex h-full flex-col overflow-hidden rounded-md bg-surface inset-ring inset-ring-line transition-shadow hover:shadow-low"
            >
              <span
                className="grid h-26 place-items-center md:h-32"
                style={{ backgroundColor: `color-mix(in oklab, ${retailer.colour} 9%, var(--surface))` }}
              >
                <Mark {...retailer} size="lg" className="transition-transform group-hover:scale-105" />
              </span>
              <span className="mt-auto border-t border-line px-3 py-2.5 text-center">
                <span className="block truncate text-sm font-semibold">{retailer.name}</span>
                <span className="block text-xs text-ink-faint">{t('current', { count: retailer.current })}</span>
              </span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
