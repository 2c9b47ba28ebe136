import type { ReactNode } from 'react'
import { Chip } from '@/design/chip'
import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { Price } from '@/design/price'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/validity'
import { priceWords } from '@/features/price-data/price-words'
import type { ListingPrice } from '@/features/price-data/types'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = {
  listing: ListingPrice
  locale: Locale
  /** What the row is called: the product's name, or the chain's where all rows are the same product. */
  title: { text: string; foreign: boolean; href?: string }
  /** Words that mark this row among the others. */
  distinction?: string | null
  children?: ReactNode
}

/** One price of one chain: what, where, how old, and the price at the right edge, aligned on the decimal. */
export function PriceRow({ listing, locale, title, distinction, children }: Props) {
  const t = translatorFor(locale, 'prices')
  const words = priceWords(locale)
  const { chain, size, unitPrice, promo, low, price, hold } = listing
  const lang = title.foreign && locale !== defaultLocale ? defaultLocale : undefined
  return (
    <article className="relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 py-4 sm:gap-x-4 large-type:flex large-type:flex-col">
      <Mark name={chain.name} colour={chain.colour} logoUrl={chain.logoUrl} size="md" />
      <div className="flex min-w-0 flex-col gap-1">
        {distinction && <p className="text-xs font-semibold text-accent">{distinction}</p>}
        <h3 className="leading-snug font-semibold" lang={lang}>
          {title.href ? (
            <IntentLink href={title.href} className="cover-link hover:text-accent">
              {title.text}
            </IntentLink>
          ) : (
            title.text
          )}
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          {title.text !== chain.name && <span>{chain.name}</span>}
          {size && <span>{words.size(size)}</span>}
          {chain.invented && <Chip>{t('demonstration')}</Chip>}
        </p>
        {hold && <p className="text-sm text-ink-soft">{t(`hold.${hold}`)}</p>}
        <Source locale={locale} day={listing.day} invented={chain.invented} />
      </div>
      <Price
        locale={locale}
        cents={price}
        oldCents={promo === null ? null : low}
        oldLabel={t('shelfPrice')}
        unitText={unitPrice && words.unitPrice(unitPrice)}
        className="text-right [&>p]:justify-end large-type:text-left large-type:[&>p]:justify-start"
      />
      {children && <div className="relative z-2 col-span-2 col-start-2 grid gap-1.5">{children}</div>}
    </article>
  )
}

type SourceProps = { locale: Locale; day: string; invented: boolean }

/** The source and the day of a price, with a note if it is older than two days. */
export function Source({ locale, day, invented }: SourceProps) {
  const t = translatorFor(locale, 'prices.source')
  const age = oldDays(day, sofiaDay())
  const when = formatDay(day, locale, 'short')
  return (
    <span className="text-xs text-ink-faint">
      {invented ? t('invented', { day: when }) : t('official', { day: when })}
      {age !== null && <span className="font-semibold text-ink-soft">{t('old', { count: age })}</span>}
    </span>
  )
}
