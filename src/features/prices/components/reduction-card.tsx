import { Chip } from '@/design/chip'
import { formatDay, formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { Price } from '@/design/price'
import { defaultLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { pricePath } from '../filter'
import type { VerifiedReduction } from '../overview-query'
import { priceWords } from '../words'
import { Source } from './source'

type Props = {
  reduction: VerifiedReduction
  locale: Locale
  /** The address of its group, where it has no page of its own. */
  groupSlug: string | null
}

/** A reduction with the price that it is measured by. */
export function ReductionCard({ reduction, locale, groupSlug }: Props) {
  const t = translatorFor(locale, 'prices')
  const words = priceWords(locale)
  const { listing, reference, startedOn, percent } = reduction
  const { chain, name, price, size, unitPrice } = listing
  const slug = reduction.productSlug ?? groupSlug
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-md bg-surface p-4 inset-ring inset-ring-line transition-shadow hover:shadow-low">
      <div className="flex items-center gap-2 text-sm text-ink-soft">
        <Mark name={chain.name} colour={chain.colour} logoUrl={chain.logoUrl} />
        <span className="min-w-0 truncate">{chain.name}</span>
        <Chip tone="signal" className="ml-auto shrink-0">
          {t('verdict.badge', { percent })}
        </Chip>
      </div>
      <h3
        className="line-clamp-2 leading-snug font-semibold"
        lang={locale === defaultLocale ? undefined : defaultLocale}
      >
        {slug ? (
          <IntentLink href={localePath(locale, pricePath(slug))} className="cover-link hover:text-accent">
            {name}
          </IntentLink>
        ) : (
          name
        )}
      </h3>
      <div className="mt-auto">
        <Price
          locale={locale}
          cents={price}
          unitText={unitPrice ? words.unitPrice(unitPrice) : size ? words.size(size) : null}
        />
        <p className="mt-2 text-sm text-ink-soft">
          {t('verdict.card', { since: formatDay(startedOn, locale), reference: formatEuro(reference, locale) })}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
          {chain.invented && <Chip>{t('demonstration')}</Chip>}
          <Source locale={locale} day={listing.day} invented={chain.invented} />
        </p>
      </div>
    </article>
  )
}
