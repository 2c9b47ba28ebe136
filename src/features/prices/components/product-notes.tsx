import { Chip } from '@/design/chip'
import { formatDay, formatEuro } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/price-age'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { CardProduct, ShopPrice } from '../cards/types'

type Props = { product: CardProduct; locale: Locale; shown: ShopPrice[] }

/** What must be known of the prices on a card: whether a reduction is real, which is held back, and who reported them. */
export function ProductNotes({ product: { reduction }, locale, shown }: Props) {
  const t = translatorFor(locale, 'prices')
  const reported = shown.flatMap((price) => (price.source === 'report' ? [price] : []))
  const held = reported.find(({ hold }) => hold !== null)
  return (
    <>
      {reduction && oldDays(reduction.day, sofiaDay()) === null && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <Chip tone="signal">{t('verdict.badge', { percent: reduction.percent })}</Chip>
          {t('verdict.card', {
            shop: reduction.shop,
            since: formatDay(reduction.since, locale),
            reference: formatEuro(reduction.reference, locale),
          })}
        </p>
      )}
      {held?.hold && (
        <p className="text-sm text-ink-soft">
          {reported.length > 1 && `${held.shop.name} – `}
          {t(`hold.${held.hold}`)}
        </p>
      )}
      {reported.length > 0 && (
        <p className="text-xs text-ink-faint">
          {t(reported.every(({ invented }) => invented) ? 'card.invented' : 'card.official')}
        </p>
      )}
    </>
  )
}
