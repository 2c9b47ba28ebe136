import type { KeyboardEvent, PointerEvent } from 'react'
import type { Box } from '@/features/editorial/offers/editing/types'
import type { Corner } from './box-moves'
import type { EditorItem } from './editor-item'

const corners: Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right']
const percent = (fraction: number) => `${fraction * 100}%`

type Props = {
  item: EditorItem
  box: Box
  label: string
  help: string
  selected: boolean
  onSelect: () => void
  onKey: (event: KeyboardEvent) => void
  onBlur: () => void
  onGrip: (event: PointerEvent, corner: Corner | null) => void
}

/** An offer on the page: a button that is moved, resized, opened and deleted by its keys, and dragged by hand. */
export function BoardBox({ item, box, label, help, selected, onSelect, onKey, onBlur, onGrip }: Props) {
  const style = { left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) }
  return (
    <div className={`offer-desk__box offer-desk__box--${item.kind}`} data-selected={selected} style={style}>
      <button
        type="button"
        className="offer-desk__outline"
        data-box={item.id}
        aria-label={label}
        aria-describedby={help}
        aria-pressed={selected}
        onFocus={onSelect}
        onClick={onSelect}
        onKeyDown={onKey}
        onBlur={onBlur}
        onPointerDown={(event) => onGrip(event, null)}
      />
      {selected &&
        item.kind !== 'proposal' &&
        corners.map((corner) => (
          <span
            key={corner}
            aria-hidden="true"
            className={`offer-desk__corner offer-desk__corner--${corner}`}
            onPointerDown={(event) => onGrip(event, corner)}
          />
        ))}
    </div>
  )
}
