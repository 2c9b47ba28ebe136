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
import { TroubleNotice } from './trouble-notice'
import { useOfferEditor } from './use-offer-editor'

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
