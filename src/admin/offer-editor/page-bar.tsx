import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, MoveHorizontal, MoveVertical } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type Ref, useState } from 'react'
import type { Box, OfferEditorState } from '@/features/editorial/offers/editing/types'
import { moveBox, resizeBox, step } from './box-moves'
import type { OfferEditorController } from './use-offer-editor'

type Props = { state: OfferEditorState; index: number; onPage: (index: number) => void }

export function PageBar({ state, index, onPage }: Props) {
  const t = useTranslations('offerEditor')
  const { pages, proposals, offers } = state
  const on = (items: { pageNumber: number }[], number: number) =>
    items.filter((item) => item.pageNumber === number).length
  return (
    <nav className="offer-editor__pages" aria-label={t('pages.label')}>
      <button
        type="button"
        className="admin-button"
        aria-disabled={index === 0}
        onClick={() => index > 0 && onPage(index - 1)}
      >
        {t('pages.previous')}
      </button>
      <label>
        <span className="offer-editor__hidden">{t('pages.choose')}</span>
        <select value={index} onChange={(event) => onPage(Number(event.target.value))}>
          {pages.map(({ number, hidden }, position) => (
            <option key={number} value={position}>
              {t('pages.option', {
                number,
                proposals: on(proposals, number),
                offers: on(offers, number),
                hidden: hidden ? 'yes' : 'no',
              })}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="admin-button"
        aria-disabled={index >= pages.length - 1}
        onClick={() => index < pages.length - 1 && onPage(index + 1)}
      >
        {t('pages.next')}
      </button>
    </nav>
  )
}

type MoveButtonsProps = { box: Box; onMove: (box: Box) => void }

/** For users who cannot drag or press key combinations. */
export function MoveButtons({ box, onMove }: MoveButtonsProps) {
  const t = useTranslations('offerEditor.move')
  const move = (x: number, y: number) => onMove(moveBox(box, { x: x * step, y: y * step }))
  const size = (x: number, y: number) => onMove(resizeBox(box, { x: x * step, y: y * step }))
  const button = (label: string, icon: React.ReactNode, onClick: () => void) => (
    <button type="button" className="offer-editor__push" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  )
  return (
    <fieldset className="offer-editor__move">
      <legend className="offer-editor__hidden">{t('label')}</legend>
      {button(t('left'), <ArrowLeft size={16} aria-hidden />, () => move(-1, 0))}
      {button(t('right'), <ArrowRight size={16} aria-hidden />, () => move(1, 0))}
      {button(t('up'), <ArrowUp size={16} aria-hidden />, () => move(0, -1))}
      {button(t('down'), <ArrowDown size={16} aria-hidden />, () => move(0, 1))}
      {button(t('wider'), <MoveHorizontal size={16} aria-hidden />, () => size(1, 0))}
      {button(t('narrower'), <MoveHorizontal size={10} aria-hidden />, () => size(-1, 0))}
      {button(t('taller'), <MoveVertical size={16} aria-hidden />, () => size(0, 1))}
      {button(t('shorter'), <MoveVertical size={10} aria-hidden />, () => size(0, -1))}
    </fieldset>
  )
}

type KeyHelpProps = { id: string; keys: readonly (readonly [keys: string, does: string])[] }

/** Shown to sighted users and announced by screen readers for each row. */
export function KeyHelp({ id, keys }: KeyHelpProps) {
  return (
    <p id={id} className="offer-editor__keys">
      {keys.map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  )
}

type OfferEditorToolsProps = {
  brochure: string
  editor: OfferEditorController
  drawing: boolean
  canUndo: boolean
  missedButton: Ref<HTMLButtonElement>
  onDraw: () => void
  onMissed: () => void
  onAdd: () => void
  onUndo: () => void
}

export function OfferEditorTools(props: OfferEditorToolsProps) {
  const { brochure, editor, drawing, canUndo, missedButton, onDraw, onMissed, onAdd, onUndo } = props
  const t = useTranslations('offerEditor.tools')
  const [searching, setSearching] = useState(false)
  const [found, setFound] = useState('')

  async function propose() {
    setSearching(true)
    const count = await editor.propose()
    setFound(count === null ? t('proposeFailed') : t('proposed', { count }))
    setSearching(false)
  }

  return (
    <>
      <div className="offer-editor__tools">
        <button type="button" className="admin-button admin-button-strong" aria-pressed={drawing} onClick={onDraw}>
          {t('draw')}
        </button>
        <button ref={missedButton} type="button" className="admin-button" onClick={onMissed}>
          {t('missed')}
        </button>
        <button type="button" className="admin-button" onClick={onAdd}>
          {t('add')}
        </button>
        <button type="button" className="admin-button" disabled={searching} onClick={() => void propose()}>
          {t('propose')}
        </button>
        <button type="button" className="admin-button" aria-disabled={!canUndo} onClick={() => canUndo && onUndo()}>
          {t('undo')}
        </button>
        <a className="admin-button" href={`/api/cms/brochures/${brochure}/offers.csv`} download>
          {t('export')}
        </a>
        <span role="status" className="offer-editor__note">
          {found}
        </span>
        {!editor.trouble && <span className="offer-editor__note">{t(editor.waiting > 0 ? 'saving' : 'saved')}</span>}
      </div>
      {drawing && <p className="offer-editor__note">{t('drawHelp')}</p>}
    </>
  )
}
