import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { formatEuro } from '@/design/format'
import type { Box, OfferEditorPage } from '@/features/editorial/offers/editing/types'
import { isLocale } from '@/i18n/routing'
import { boxAfterKey, type Corner, usePointerBox } from './box-moves'
import type { EditorItem } from './editor-change'

const corners: Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right']
const percent = (fraction: number) => `${fraction * 100}%`

type BoardBoxProps = {
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

function BoardBox({ item, box, label, help, selected, onSelect, onKey, onBlur, onGrip }: BoardBoxProps) {
  const style = { left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) }
  return (
    <div className={`offer-editor__box offer-editor__box--${item.kind}`} data-selected={selected} style={style}>
      <button
        type="button"
        className="offer-editor__outline"
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
            className={`offer-editor__corner offer-editor__corner--${corner}`}
            onPointerDown={(event) => onGrip(event, corner)}
          />
        ))}
    </div>
  )
}

type Props = {
  page: OfferEditorPage
  lines: ReactNode
  items: EditorItem[]
  selected: string | null
  drawing: boolean
  onSelect: (item: EditorItem) => void
  onDrawn: (box: Box) => void
  onMove: (item: EditorItem, box: Box, pausing: boolean) => void
  onSettle: (item: EditorItem) => void
  onOpen: (item: EditorItem) => void
  onRemove: (item: EditorItem) => void
}

export function PageBoard({
  page,
  lines,
  items,
  selected,
  drawing,
  onSelect,
  onDrawn,
  onMove,
  onSettle,
  onOpen,
  onRemove,
}: Props) {
  const t = useTranslations('offerEditor')
  const locale = useLocale()
  const help = useId()
  const board = useRef<HTMLDivElement>(null)
  const { live, corner, take, handlers } = usePointerBox({
    page: board,
    drawing,
    onDrawn,
    onMoved: (id, box) => {
      const item = items.find((each) => each.id === id)
      if (item) onMove(item, box, false)
    },
  })

  function press(event: KeyboardEvent, item: EditorItem) {
    const { box } = item.fields
    const moved = box && item.kind !== 'proposal' ? boxAfterKey(box, event) : null
    if (moved) onMove(item, moved, true)
    else if (event.key === 'Enter') onOpen(item)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(item)
    else return
    event.preventDefault()
  }

  const label = ({ kind, fields }: EditorItem) =>
    t(`board.${kind}`, {
      title: fields.title || t('board.untitled'),
      price: formatEuro(fields.priceCents, isLocale(locale) ? locale : 'bg'),
    })

  return (
    <div className="offer-editor__page">
      <p id={help} className="offer-editor__note">
        {t('board.help')}
      </p>
      <div
        ref={board}
        className="offer-editor__board"
        data-drawing={drawing}
        style={{ aspectRatio: `${page.width} / ${page.height}` }}
        {...handlers}
      >
        <img
          src={`${page.picture}-1080.webp`}
          srcSet={`${page.picture}-640.webp 640w, ${page.picture}-1080.webp 1080w, ${page.picture}-1920.webp 1920w`}
          sizes="(width < 64rem) 100vw, 50vw"
          alt={t('page', { number: page.number })}
          width={page.width}
          height={page.height}
          draggable={false}
        />
        {items.map((item) => {
          const box = live?.id === item.id ? live.box : item.fields.box
          return (
            box && (
              <BoardBox
                key={item.id}
                item={item}
                box={box}
                label={label(item)}
                help={help}
                selected={item.id === selected}
                onSelect={() => onSelect(item)}
                onKey={(event) => press(event, item)}
                onBlur={() => onSettle(item)}
                onGrip={(event, gripped) => {
                  if (drawing || item.kind === 'proposal' || !item.fields.box) return
                  if (gripped) take(event, { kind: 'pull', id: item.id, box: item.fields.box, corner: gripped })
                  else take(event, { kind: 'move', id: item.id, box: item.fields.box })
                  onSelect(item)
                }}
              />
            )
          )
        })}
        {lines}
        {live && live.id === null && <span className="offer-editor__sketch" style={boxStyle(live.box)} />}
        {corner && !live && (
          <span className="offer-editor__point" style={boxStyle({ ...corner, width: 0, height: 0 })} />
        )}
      </div>
    </div>
  )
}

const boxStyle = ({ x, y, width, height }: Box) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})
