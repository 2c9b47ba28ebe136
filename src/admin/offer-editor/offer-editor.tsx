'use client'

import '../button.css'
import './board.css'
import './form.css'
import './lists.css'
import './offer-desk.css'
import './touch.css'
import { useTranslations } from 'next-intl'
import type { DashboardChoice } from '../dashboard/types'
import { OfferEditorWork } from './editor-work'
import { type OfferEditorController, useOfferEditor } from './use-offer-editor'

/** The offers of a brochure on its pages. */
export function OfferEditor({ brochure, categories }: { brochure: string; categories: DashboardChoice[] }) {
  const t = useTranslations('offerDesk')
  const desk = useOfferEditor(brochure)
  const { state } = desk
  return (
    <main className="offer-desk gutter--left gutter--right">
      <h2>{t('title')}</h2>
      <TroubleNotice desk={desk} />
      {state && state.pages.length === 0 && <p className="offer-desk__empty">{t('empty')}</p>}
      {state && state.pages.length > 0 && (
        <OfferEditorWork brochure={brochure} desk={desk} state={state} categories={categories} />
      )}
      {!state && !desk.trouble && <p role="status">{t('loading')}</p>}
    </main>
  )
}

/** What went wrong, that nothing is lost, and what to do. */
function TroubleNotice({ desk }: { desk: OfferEditorController }) {
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
