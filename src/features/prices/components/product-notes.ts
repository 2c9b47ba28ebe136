import type { ComponentProps } from 'react'
import { formatDay, formatEuro } from '@/design/format'
import type { ProductCard } from '@/design/product-card'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/price-age'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { CardProduct, ShopPrice } from '../cards/types'

type Shown = { product: CardProduct; locale: Locale; shown: ShopPrice[] }
type Notes = Pick<ComponentProps<typeof ProductCard>, 'verdict' | 'remarks' | 'source'>

/** What must be known of the prices on a card: whether a reduction is real, which is held back, and who reported them. */
export function productNotes({ product: { reduction }, locale, shown }: Shown): Notes {
  const t = translatorFor(locale, 'prices')
  const reported = shown.flatMap((price) => (price.source === 'report' ? [price] : []))
  const held = reported.find(({ hold }) => hold !== null)
  return {
    verdict:
      reduction && oldDays(reduction.day, sofiaDay()) === null
        ? {
            badge: t('verdict.badge', { percent: reduction.percent }),
            text: t('verdict.card', {
              shop: reduction.shop,
              since: formatDay(reduction.since, locale),
              reference: formatEuro(reduction.reference, locale),
            }),
          }
        : null,
    remarks: held?.hold ? [`${reported.length > 1 ? `${held.shop.name} – ` : ''}${t(`hold.${held.hold}`)}`] : [],
    source:
      reported.length > 0 ? t(reported.every(({ invented }) => invented) ? 'card.invented' : 'card.official') : null,
  }
}
