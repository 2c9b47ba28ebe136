import { useTranslations } from 'next-intl'
import type { OfferEditorController } from './use-offer-editor'

/** What went wrong, that nothing is lost, and what to do. */
export function TroubleNotice({ desk }: { desk: OfferEditorController }) {
  const t = useTranslations('offerDesk.trouble')
  const { trouble, reload } = desk
  return (
    <div role="alert">
      {trouble && (
        <div className="offer-desk__trouble">
          <p>{t(trouble)}</p>
          <button type="button" className="admin-button" onClick={() => void reload()}>
            {t('reload')}
          </button>
        </div>
      )}
    </div>
  )
}
