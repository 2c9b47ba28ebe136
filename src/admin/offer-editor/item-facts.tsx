import { useLocale, useTranslations } from 'next-intl'
import { formatDayRange, formatEuro } from '@/design/format'
import type { OfferFields } from '@/features/editorial/offers/editing/types'
import { isLocale } from '@/i18n/routing'

type Props = { fields: OfferFields; uncertain?: boolean; tag?: string | undefined }

/** An offer in two lines: what it is, and what it costs. */
export function ItemFacts({ fields, uncertain = false, tag }: Props) {
  const t = useTranslations('offerDesk')
  const language = useLocale()
  const locale = isLocale(language) ? language : 'bg'
  const { title, brand, packSize, priceCents, oldPriceCents, loyaltyOnly, validFrom, validTo } = fields
  return (
    <span className="offer-desk__facts">
      <span className="offer-desk__name" lang="bg">
        {title}
        {(brand || packSize) && <small>{[brand, packSize].filter(Boolean).join(', ')}</small>}
      </span>
      <span className="offer-desk__price">
        {formatEuro(priceCents, locale)}
        {oldPriceCents !== null && (
          <s>
            <span className="offer-desk__hidden">{t('oldPrice')} </span>
            {formatEuro(oldPriceCents, locale)}
          </s>
        )}
      </span>
      {uncertain && <span className="offer-desk__tag offer-desk__tag--check">{t('list.check')}</span>}
      {loyaltyOnly && <span className="offer-desk__tag">{t('fields.loyaltyOnly')}</span>}
      {tag && <span className="offer-desk__tag">{tag}</span>}
      {validFrom && validTo && <span className="offer-desk__tag">{formatDayRange(validFrom, validTo, locale)}</span>}
    </span>
  )
}
