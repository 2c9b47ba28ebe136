import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { OfferEditorController } from './use-offer-editor'

type Props = {
  brochure: string
  desk: OfferEditorController
  drawing: boolean
  canUndo: boolean
  onDraw: () => void
  onAdd: () => void
  onUndo: () => void
}

export function OfferEditorTools({ brochure, desk, drawing, canUndo, onDraw, onAdd, onUndo }: Props) {
  const t = useTranslations('offerDesk.tools')
  const [searching, setSearching] = useState(false)
  const [found, setFound] = useState('')

  async function propose() {
    setSearching(true)
    const count = await desk.propose()
    setFound(count === null ? t('proposeFailed') : t('proposed', { count }))
    setSearching(false)
  }

  return (
    <>
      <div className="offer-desk__tools">
        <button type="button" className="admin-button admin-button-strong" aria-pressed={drawing} onClick={onDraw}>
          {t('draw')}
        </button>
        <button type="button" className="admin-button" onClick={onAdd}>
          {t('add')}
        </button>
        <button type="button" className="admin-button" disabled={searching} onClick={() => void propose()}>
          {t('propose')}
        </button>
        <button type="button" className="admin-button" disabled={!canUndo} onClick={onUndo}>
          {t('undo')}
        </button>
        <a className="admin-button" href={`/api/cms/brochures/${brochure}/offers.csv`} download>
          {t('export')}
        </a>
        <span role="status" className="offer-desk__note">
          {found}
        </span>
        {!desk.trouble && <span className="offer-desk__note">{t(desk.waiting > 0 ? 'saving' : 'saved')}</span>}
      </div>
      {drawing && <p className="offer-desk__note">{t('drawHelp')}</p>}
    </>
  )
}
