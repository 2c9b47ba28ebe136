import { useCallback, useEffect, useRef, useState } from 'react'
import type { Box, OfferEditorState } from '@/features/editorial/offers/editing/types'
import type { MissedPrice } from '@/features/editorial/offers/proposals/missed-prices'
import { fetchOfferEditor, proposeAgain, sendChanges, sendMissed } from './editor-api'
import { applyOptimistically, inverseOf, isAsLeft, type OfferChange, toInput } from './editor-change'

/** Milliseconds; a series of key presses becomes one change. */
const pauseMs = 700

/** Boxes moved by keys: shown at once, saved after a pause, on blur or when the page is left. */
export function useHeldBoxes(save: (id: string, box: Box) => void) {
  const [held, setHeld] = useState<ReadonlyMap<string, Box>>(new Map())
  const latest = useRef(held)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const put = useCallback((next: ReadonlyMap<string, Box>) => {
    latest.current = next
    setHeld(next)
  }, [])

  const settle = useCallback(() => {
    clearTimeout(timer.current)
    const boxes = latest.current
    if (boxes.size === 0) return
    put(new Map())
    for (const [id, box] of boxes) save(id, box)
  }, [save, put])

  const hold = useCallback(
    (id: string, box: Box, pausing: boolean) => {
      put(new Map(latest.current).set(id, box))
      clearTimeout(timer.current)
      if (pausing) timer.current = setTimeout(settle, pauseMs)
      else settle()
    },
    [settle, put],
  )

  useEffect(() => {
    window.addEventListener('pagehide', settle)
    return () => window.removeEventListener('pagehide', settle)
  }, [settle])

  return { held, hold, settle }
}

export function useUnsavedGuard(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}

type Trouble = 'load' | 'failed' | 'conflict' | 'doubtful'

/**
 * The offers of a brochure. Changes are applied optimistically and sent in order; a refused change is reverted and
 * reported. `undo` takes back the newest change.
 */
export function useOfferEditor(brochure: string) {
  const [shown, setShown] = useState<OfferEditorState | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [waiting, setWaiting] = useState(0)
  const [undoable, setUndoable] = useState<OfferChange[]>([])
  const known = useRef<OfferEditorState | null>(null)
  const open = useRef<OfferChange[]>([])
  const turn = useRef(Promise.resolve(true))

  const show = useCallback((state: OfferEditorState) => {
    known.current = state
    setShown(open.current.reduce(applyOptimistically, state))
  }, [])

  const reload = useCallback(async () => {
    const state = await fetchOfferEditor(brochure)
    if (state) show(state)
    setTrouble((now) => (state ? (now === 'load' ? null : now) : 'load'))
  }, [brochure, show])

  useEffect(() => {
    void reload()
  }, [reload])

  const send = useCallback(
    async (change: OfferChange, remember: boolean): Promise<boolean> => {
      const before = known.current
      const answer =
        before && isAsLeft(before, change)
          ? await sendChanges(brochure, toInput(change, before))
          : { state: before ? ('conflict' as const) : ('failed' as const) }
      open.current = open.current.filter((other) => other !== change)
      setWaiting(open.current.length)
      if (answer.state === 'done') {
        show(answer.editor)
        setTrouble(null)
        if (before && remember) setUndoable((all) => [...all, inverseOf(change, before, answer.editor)].slice(-50))
        return true
      }
      setTrouble(answer.state)
      // The next press tries a failed undo again; after a conflict its offers are others than those that it knew.
      if (!remember && answer.state === 'failed') setUndoable((all) => [...all, change])
      if (answer.state === 'conflict') await reload()
      else if (known.current) show(known.current)
      return false
    },
    [brochure, show, reload],
  )

  const change = useCallback(
    (wanted: OfferChange, remember = true): Promise<boolean> => {
      open.current = [...open.current, wanted]
      setWaiting(open.current.length)
      setShown((now) => now && applyOptimistically(now, wanted))
      turn.current = turn.current.then(() => send(wanted, remember))
      return turn.current
    },
    [send],
  )

  const undo = useCallback((): Promise<boolean> => {
    const last = undoable.at(-1)
    if (!last) return Promise.resolve(false)
    setUndoable((all) => all.slice(0, -1))
    return change(last, false)
  }, [undoable, change])

  /** Resolves to the ids of the new proposals; null on failure. */
  const nameMissed = useCallback(
    (missed: MissedPrice): Promise<string[] | null> => {
      const named = turn.current.then(async () => {
        const answer = await sendMissed(brochure, missed)
        setTrouble(answer ? null : 'failed')
        if (!answer) return null
        show(answer)
        const { added, replaced } = answer
        if (added.length > 0) setUndoable((all) => [...all, { withdraw: added, reopen: replaced }].slice(-50))
        return added
      })
      turn.current = named.then((added) => added !== null)
      return named
    },
    [brochure, show],
  )

  const propose = useCallback(async () => {
    const state = await proposeAgain(brochure)
    if (state) show(state)
    return state?.proposals.length ?? null
  }, [brochure, show])

  return { state: shown, trouble, waiting, canUndo: undoable.length > 0, change, undo, reload, propose, nameMissed }
}

export type OfferEditorController = ReturnType<typeof useOfferEditor>
