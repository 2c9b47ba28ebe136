import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, MoveHorizontal, MoveVertical } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Box } from '@/features/editorial/offers/editing/types'
import { moveBox, resizeBox, step } from './box-moves'

type Props = { box: Box; onMove: (box: Box) => void }

/** Moves and sizes the chosen box by single presses, for whom dragging and key combinations are hard. */
export function MoveButtons({ box, onMove }: Props) {
  const t = useTranslations('offerDesk.move')
  const move = (x: number, y: number) => onMove(moveBox(box, { x: x * step, y: y * step }))
  const size = (x: number, y: number) => onMove(resizeBox(box, { x: x * step, y: y * step }))
  const button = (label: string, icon: React.ReactNode, onClick: () => void) => (
    <button type="button" className="offer-desk__push" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  )
  return (
    <fieldset className="offer-desk__move">
      <legend className="offer-desk__hidden">{t('label')}</legend>
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
