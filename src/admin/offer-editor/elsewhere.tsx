import { useLocale, useTranslations } from 'next-intl'
import { formatEuro } from '@/design/format'
import type { StoredOffer } from '@/features/editorial/offers/editing/types'

type Props = { offers: StoredOffer[]; onAdopt: (offers: StoredOffer[]) => void }

/** Offers that belong to another PDF of the brochure and are not published with this one; each can be adopted. */
export function Elsewhere({ offers, onAdopt }: Props) {
  const t = useTranslations('offerEditor.elsewhere')
  const locale = useLocale()
  return (
    <details className="offer-editor__elsewhere">
      <summary>{t('title', { count: offers.length })}</summary>
      <p className="offer-editor__note">{t('help')}</p>
      <button type="button" className="admin-button" onClick={() => onAdopt(offers)}>
        {t('adoptAll')}
      </button>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            <span>
              {t('offer', {
                title: offer.title,
                price: formatEuro(offer.priceCents, locale),
                page: offer.pageNumber,
              })}
            </span>
            <button
              type="button"
              className="admin-button"
              aria-label={t('adoptOne', { title: offer.title })}
              onClick={() => onAdopt([offer])}
            >
              {t('adopt')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
