import { formatEuro } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { ProductDetail } from '../../data'
import type { ProductRange } from '../variants'

type Props = { product: ProductDetail; range: ProductRange; locale: Locale }

/**
 * The price with a coupon code that is announced to everybody, and the lowest price of the 30 days before it (directive 98/6/EC, article
 * 6a). Nothing where a variant has a price of its own, of which there is no history.
 */
export function CodePrice({ product: { codePrice, priceCents }, range, locale }: Props) {
  const isOnePrice = range.variants.every((variant) => (variant.priceCents ?? priceCents) === priceCents)
  if (!codePrice || !isOnePrice) return null
  const t = translatorFor(locale, 'shopLaw')
  const { text, cents, priorCents } = codePrice
  return (
    <p className="text-sm">
      {t.rich('code', {
        code: (words) => <strong>{words}</strong>,
        price: formatEuro(cents, locale),
        name: text,
      })}
      {priorCents !== null && (
        <span className="block text-ink-soft">{t('codePrior', { price: formatEuro(priorCents, locale) })}</span>
      )}
    </p>
  )
}
