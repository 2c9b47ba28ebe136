import { Chip } from '@/design/chip'
import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { Price } from '@/design/price'
import { defaultLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { BrochureOffer } from '../offer-query'
import { priceWords } from '../words'

/** What this week's brochures offer of the same; the old price is the brochure's own claim, so no reduction is derived from it. */
export function BrochureOffers({ locale, offers }: { locale: Locale; offers: BrochureOffer[] }) {
  const t = translatorFor(locale, 'prices.offers')
  const brochure = translatorFor(locale, 'brochure.offers')
  const words = priceWords(locale)
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="brochure-offers">
      <h2 id="brochure-offers" className="text-xl">
        {t('title')}
      </h2>
      <ul className="mt-3 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-1">
        {offers.map(({ id, title, packSize, price, oldPrice, unitPrice, loyaltyOnly, lastDay, brochureSlug, shop }) => (
          <li
            key={id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 large-type:grid-cols-1 rounded-md bg-surface p-3.5 inset-ring inset-ring-line transition-shadow hover:shadow-low"
          >
            <div className="min-w-0">
              <h3 className="leading-snug font-semibold" lang={locale === defaultLocale ? undefined : defaultLocale}>
                <IntentLink
                  href={`${localePath(locale, `/broshura/${brochureSlug}`)}?offer=${id}`}
                  className="cover-link hover:text-accent"
                >
                  {[title, packSize].filter(Boolean).join(', ')}
                </IntentLink>
              </h3>
              <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-soft">
                <Mark {...shop} />
                <span className="truncate">{shop.name}</span>
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-faint">
                <span>{t('until', { day: formatDay(lastDay, locale) })}</span>
                {loyaltyOnly && <Chip tone="accent">{brochure('loyalty')}</Chip>}
              </p>
            </div>
            <Price
              locale={locale}
              cents={price}
              oldCents={oldPrice}
              oldLabel={brochure('oldLabel')}
              unitText={unitPrice && words.unitPrice(unitPrice)}
              size="sm"
              className="text-right [&>p]:justify-end large-type:text-left large-type:[&>p]:justify-start"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
