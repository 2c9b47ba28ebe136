'use client'

import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/design/button'
import { buttonLook, fill } from '@/design/cx'
import { Sheet } from '@/design/dialog'
import { formatDay, formatMegabytes } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { failureKindOf, type KeepFailureKind } from '../client/keep-failure'
import { endKeeping, type Keeping, keepingOf, onKeeping } from '../client/keeping'
import { fetchSize } from '../client/kept-api'
import { readKept, removeKept } from '../client/kept-store'
import { startKeeping } from '../client/start-keeping'
import type { Keepable } from '../keepable'
import { keptHref } from '../kept-path'
import { bytesOf, copiesToLeave, keptLimit, keptName, lastKeptDay } from '../rules'
import type { KeptEntry } from '../shapes'

export type KeepSheetProps = { brochure: Keepable; open: boolean; isKept: boolean; onClose: () => void }

type Measured = { bytes: number; used: number; leaving: KeptEntry[] | null }

export function KeepSheet({ brochure, open, isKept, onClose }: KeepSheetProps) {
  const { id, words } = brochure
  const keeping = useSyncExternalStore(
    onKeeping,
    () => keepingOf(id),
    () => null,
  )
  const [measured, failure, measure] = useMeasured(brochure, open && !isKept)
  const start = () => {
    if (measured) void startKeeping({ ...brochure, bytes: measured.bytes })
  }
  const failed = keeping?.failure ?? failure
  const size = formatMegabytes(measured?.bytes ?? 0, brochure.locale)
  const limit = formatMegabytes(keptLimit, brochure.locale)
  const said = isKept ? words.sheet.done : failed && fill(words.sheet[failed], { size, limit })
  const actions = useFocusKept(open, isKept ? 'kept' : (failed ?? (keeping ? 'keeping' : 'asking')))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.sheet.title}
      closeLabel={words.sheet.close}
      className="pointer-events-auto"
    >
      <div role="status">{said && <p className="mb-4">{said}</p>}</div>
      <div ref={actions} className="grid gap-4">
        {isKept ? (
          <KeptActions brochure={brochure} />
        ) : failed ? (
          <Button className="justify-self-start" onClick={keeping?.failure && measured ? start : measure}>
            {words.sheet.retry}
          </Button>
        ) : keeping ? (
          <Progress brochure={brochure} keeping={keeping} />
        ) : (
          <Question brochure={brochure} measured={measured} onStart={start} />
        )}
      </div>
    </Sheet>
  )
}

/** Pressed buttons are replaced by others, and the focus would be lost with them. */
function useFocusKept(open: boolean, state: string): RefObject<HTMLDivElement | null> {
  const actions = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has buttons of its own
  useEffect(() => {
    const hasFocus = document.activeElement?.closest('dialog') === actions.current?.closest('dialog')
    if (open && !hasFocus) actions.current?.querySelector<HTMLElement>('a, button:enabled')?.focus()
  }, [open, state])
  return actions
}

/** Asked anew each time the sheet is opened: other brochures may have been kept or removed. */
function useMeasured(
  { id, locale }: Keepable,
  wanted: boolean,
): [measured: Measured | null, failure: KeepFailureKind | null, again: () => void] {
  const [measured, setMeasured] = useState<Measured | null>(null)
  const [failure, setFailure] = useState<KeepFailureKind | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    setFailure(null)
    const look = async () => {
      const [{ bytes }, kept] = await Promise.all([fetchSize({ id, locale }, stop.signal), readKept()])
      const leaving = copiesToLeave({ id, bytes }, kept, sofiaDay())
      if (stop.signal.aborted) return
      setMeasured({ bytes, used: bytesOf(kept), leaving })
      if (!leaving) setFailure('tooLarge')
    }
    look().catch((error: unknown) => {
      if (!stop.signal.aborted) setFailure('caches' in window ? failureKindOf(error) : 'refused')
    })
    return () => stop.abort()
  }, [id, locale, wanted, attempt])
  return [measured, failure, useCallback(() => setAttempt((before) => before + 1), [])]
}

type QuestionProps = { brochure: Keepable; measured: Measured | null; onStart: () => void }

function Question({ brochure: { locale, validTo, words }, measured, onStart }: QuestionProps) {
  const { sheet } = words
  const titles = measured?.leaving?.map(keptName).join(', ')
  return (
    <>
      <p className="max-w-prose">{sheet.intro}</p>
      <p className="min-h-12 max-w-prose text-ink-soft">
        {measured
          ? fill(sheet.takes, {
              size: formatMegabytes(measured.bytes, locale),
              used: formatMegabytes(measured.used, locale),
              limit: formatMegabytes(keptLimit, locale),
            })
          : sheet.measuring}{' '}
        {titles && <span>{fill(sheet.leaving, { titles })}</span>}
      </p>
      <p className="max-w-prose text-sm text-ink-soft">
        {fill(sheet.until, { day: formatDay(lastKeptDay(validTo), locale) })}
      </p>
      <Button className="justify-self-start" disabled={!measured?.leaving} onClick={onStart}>
        {sheet.start}
      </Button>
    </>
  )
}

function Progress({ brochure: { id, words }, keeping: { done, pages } }: { brochure: Keepable; keeping: Keeping }) {
  const text = fill(words.sheet.progress, { done, count: pages })
  return (
    <>
      <p>{text}</p>
      <progress aria-label={words.sheet.title} max={pages} value={done} className="h-2 w-full accent-accent" />
      <Button variant="secondary" className="justify-self-start" onClick={() => endKeeping(id)}>
        {words.sheet.stop}
      </Button>
    </>
  )
}

function KeptActions({ brochure: { id, locale, words } }: { brochure: Keepable }) {
  return (
    <div className="flex flex-wrap gap-2.5">
      {/* A page opened anew belongs to its service worker, which has the pictures. */}
      <a href={keptHref(locale)} className={buttonLook('primary')}>
        {words.sheet.open}
      </a>
      <Button variant="secondary" onClick={() => void removeKept(id)}>
        {words.sheet.remove}
      </Button>
    </div>
  )
}
