'use client'

import '../button.css'
import './board.css'
import './form.css'
import './lists.css'
import './offer-editor.css'
import './touch.css'
import { useTranslations } from 'next-intl'
import type { DashboardChoice } from '../dashboard/types'
import { useUntitled } from '../untitled/title-cell'
import { OfferEditorWork } from './editor-work'
import { type OfferEditorController, useOfferEditor } from './use-offer-editor'

export function OfferEditor({ brochure, categories }: { brochure: string; categories: DashboardChoice[] }) {
  const t = useTranslations('offerEditor')
  const editor = useOfferEditor(brochure)
  useUntitled(t('untitled'))
  const { state } = editor
  return (
    <main className="offer-editor gutter--left gutter--right">
      <h2>{t('title')}</h2>
      <TroubleNotice editor={editor} />
      {state && state.pages.length === 0 && <p className="offer-editor__empty">{t('empty')}</p>}
      {state && state.pages.length > 0 && (
        <OfferEditorWork brochure={brochure} editor={editor} state={state} categories={categories} />
      )}
      {!state && !editor.trouble && <p role="status">{t('loading')}</p>}
    </main>
  )
}

function TroubleNotice({ editor }: { editor: OfferEditorController }) {
  const t = useTranslations('offerEditor.trouble')
  const { trouble, reload } = editor
  return (
    <div role="alert">
      {trouble && (
        <div className="offer-editor__trouble">
          <p>{t(trouble)}</p>
          <button type="button" className="admin-button" onClick={() => void reload()}>
            {t('reload')}
          </button>
        </div>
      )}
    </div>
  )
}
