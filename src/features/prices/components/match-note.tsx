import { defaultLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type ListingPrice, matchReasons } from '../types'

/** Explains why a chain's own product is shown as this one. */
export function MatchNote({ listing, locale }: { listing: ListingPrice; locale: Locale }) {
  const t = translatorFor(locale, 'prices.match')
  const { score, reason, byEditor } = listing.match
  const given = reason?.split(' ') ?? []
  const reasons = matchReasons.filter((known) => given.includes(known)).map((known) => t(`reason.${known}`))
  return (
    <details className="text-xs text-ink-faint">
      <summary className="inline-flex min-h-6 items-center hover:text-ink">{t('title')}</summary>
      <p className="mt-1">
        {t('name')} <span lang={locale === defaultLocale ? undefined : defaultLocale}>{listing.name}</span>
        {listing.company && ` (${listing.company})`}.{' '}
        {byEditor
          ? t('byEditor')
          : score === null
            ? t('alone')
            : t('byRule', { reasons: reasons.join(', '), percent: Math.floor(score * 100) })}
      </p>
    </details>
  )
}
