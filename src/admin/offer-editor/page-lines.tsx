import type { TextBlock } from '@/features/editorial/offers/proposals/types'

type Props = { lines: TextBlock[]; onTake: (text: string, behind: boolean) => void }

const percent = (fraction: number) => `${fraction * 100}%`

/** The lines of a page to tap on its picture. Whoever does not see it has them in the list of the search. */
export function PageLines({ lines, onTake }: Props) {
  return lines.map(({ text, box }) => (
    <span
      key={`${text} ${box.x} ${box.y}`}
      aria-hidden="true"
      className="offer-desk__line"
      title={text}
      style={{ left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) }}
      // A finger that moves on scrolls the page; the keyboard stays in the field of the search.
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onTake(text, event.shiftKey)}
    />
  ))
}
