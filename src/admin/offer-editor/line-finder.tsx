import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { TextBlock } from '@/features/editorial/offers/proposals/types'
import type { Readings } from './use-readings'

type Props = { lines: TextBlock[]; onTake: (text: string, behind: boolean) => void }

const percent = (fraction: number) => `${fraction * 100}%`

/** The lines of a page to tap on its picture. Whoever does not see it has them in the list of the search. */
export function PageLines({ lines, onTake }: Props) {
  return lines.map(({ text, box }) => (
    <span
      key={`${text} ${box.x} ${box.y}`}
      aria-hidden="true"
      className="offer-editor__line"
      title={text}
      style={{ left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) }}
      // A finger that moves on scrolls the page; the keyboard stays in the field of the search.
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onTake(text, event.shiftKey)}
    />
  ))
}

const shownAtOnce = 6
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Any line of the page as a title: typed letters leave those that begin with them, Enter takes the marked one. */
export function LineFinder({ search }: { search: LineSearch }) {
  const t = useTranslations('offerEditor.lines')
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const found = search.linesFor(typed)
  const lines = found.slice(0, shownAtOnce)

  useEffect(() => input.current?.focus(), [])

  function press(event: KeyboardEvent) {
    const by = steps[event.key]
    const line = lines[marked]
    if (by !== undefined) setMarked(Math.min(lines.length - 1, Math.max(0, marked + by)))
    else if (event.key === 'Escape') search.leave()
    else if (event.key === 'Enter' && line) search.take(line.text, event.shiftKey)
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }

  return (
    <div className="offer-editor__lines">
      <label htmlFor={`${id}-typed`}>{t('label')}</label>
      <input
        ref={input}
        id={`${id}-typed`}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-lines`}
        aria-activedescendant={lines[marked] ? `${id}-${marked}` : undefined}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          setTyped(event.target.value)
          setMarked(0)
        }}
        onKeyDown={press}
      />
      <span role="status" className="offer-editor__note">
        {t('found', { count: found.length })}
      </span>
      <div id={`${id}-lines`} role="listbox" aria-label={t('label')} className="offer-editor__choices">
        {lines.map(({ text }, index) => (
          <button
            key={text}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            lang="bg"
            aria-selected={index === marked}
            onClick={(event) => search.take(text, event.shiftKey)}
          >
            {text}
          </button>
        ))}
      </div>
      <label className="offer-editor__check">
        <input type="checkbox" checked={search.behind} onChange={(event) => search.setBehind(event.target.checked)} />
        {t('behind')}
      </label>
      <p id={`${id}-help`} className="offer-editor__note">
        {t('help')}
      </p>
    </div>
  )
}

/** A line of the page that is looked for as the title of a proposal; `onDone` when the keyboard goes back to its row. */
export function useLineFinder(readings: Readings, onDone: () => void) {
  const [asked, setAsked] = useState<string | null>(null)
  const [behind, setBehind] = useState(false)

  function close() {
    setAsked(null)
    setBehind(false)
  }
  function leave() {
    close()
    onDone()
  }
  function take(text: string, shift: boolean) {
    if (asked) readings.takeLine(asked, text, behind || shift)
    leave()
  }
  const linesFor = (typed: string) => (asked ? readings.lines(asked, typed) : [])

  return { asked, ask: setAsked, behind, setBehind, linesFor, take, leave, close }
}

export type LineSearch = ReturnType<typeof useLineFinder>
