import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { TextBlock } from '@/features/editorial/offers/proposals/types'
import type { Readings } from './use-readings'

type Props = { lines: TextBlock[]; inWords: (text: string) => string; onTake: (line: TextBlock, held: boolean) => void }

const percent = (fraction: number) => `${fraction * 100}%`

/** Lines or numbers that can be tapped on the picture; the search list offers the same to screen readers. */
export function PageLines({ lines, inWords, onTake }: Props) {
  return lines.map((line) => {
    const { text, box } = line
    return (
      <span
        key={`${text} ${box.x} ${box.y}`}
        aria-hidden="true"
        className="offer-editor__line"
        title={inWords(text)}
        style={{ left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) }}
        // Stopping the event leaves touch scrolling to the page; preventing the default keeps the focus in the search
        // field.
        onPointerDown={(event) => event.stopPropagation()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => onTake(line, event.shiftKey)}
      />
    )
  })
}

const shownAtOnce = 6
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

type FinderProps = {
  search: TextSearch
  words: 'lines' | 'amounts'
  inWords: (text: string) => string
}

/** Typing filters lines by their beginning, Enter takes the marked one. */
export function TextFinder({ search, words, inWords }: FinderProps) {
  const t = useTranslations(`offerEditor.${words}`)
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
    else if (event.key === 'Enter' && line) search.take(line, event.shiftKey)
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
        {lines.map((line, index) => (
          <button
            key={`${line.text} ${line.box.x} ${line.box.y}`}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            lang="bg"
            aria-selected={index === marked}
            onClick={(event) => search.take(line, event.shiftKey)}
          >
            {inWords(line.text)}
          </button>
        ))}
      </div>
      <label className="offer-editor__check">
        <input type="checkbox" checked={search.held} onChange={(event) => search.setHeld(event.target.checked)} />
        {t('held')}
      </label>
      <p id={`${id}-help`} className="offer-editor__note">
        {t('help')}
      </p>
    </div>
  )
}

type TextSearch = {
  linesFor: (typed: string) => TextBlock[]
  take: (line: TextBlock, shift: boolean) => void
  leave: () => void
  held: boolean
  setHeld: (held: boolean) => void
}

export function useLineFinder(readings: Readings, onDone: () => void) {
  const [asked, setAsked] = useState<string | null>(null)
  const [held, setHeld] = useState(false)

  function close() {
    setAsked(null)
    setHeld(false)
  }
  function leave() {
    close()
    onDone()
  }
  function take({ text }: TextBlock, shift: boolean) {
    if (asked) readings.takeLine(asked, text, held || shift)
    leave()
  }
  const linesFor = (typed: string) => (asked ? readings.lines(asked, typed) : [])

  return { asked, ask: setAsked, held, setHeld, linesFor, take, leave, close }
}

export type LineSearch = ReturnType<typeof useLineFinder>

/** Search for a price that the import missed; `like`: also all numbers of the same style. */
export function useMissedPrice(
  readings: Readings,
  { onTake, onDone }: { onTake: (number: TextBlock, like: boolean) => void; onDone: () => void },
) {
  const [asked, setAsked] = useState(false)
  const [held, setHeld] = useState(false)

  function close() {
    setAsked(false)
    setHeld(false)
  }
  function leave() {
    close()
    onDone()
  }
  function take(number: TextBlock, shift: boolean) {
    close()
    onTake(number, held || shift)
  }

  return { asked, ask: () => setAsked(true), held, setHeld, linesFor: readings.amounts, take, leave, close }
}
