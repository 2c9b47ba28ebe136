import { useCallback, useEffect, useRef, useState } from 'react'
import type { OfferEditorState } from '@/features/editorial/offers/editing/types'
import { fetchOfferEditor, proposeAgain, sendChanges } from './editor-api'
import { foretell, inverseOf, type OfferChange, toInput } from './editor-change'

export type Trouble = 'load' | 'failed' | 'conflict'

/**
 * The offers of a brochure as the screen shows them. A change is seen at once and sent in its turn; one that was refused is
 * taken off the screen again, and whoever made it is told by the answer. `undo` takes back the newest change.
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
    setShown(open.current.reduce(foretell, state))
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
      const answer = before ? await sendChanges(brochure, toInput(change, before)) : { state: 'failed' as const }
      open.current = open.current.filter((other) => other !== change)
      setWaiting(open.current.length)
      if (answer.state === 'done') {
        show(answer.desk)
        setTrouble(null)
        if (before && remember)
          setUndoable((all) => [...all, inverseOf(change, before, answer.desk.created)].slice(-50))
        return true
      }
      setTrouble(answer.state)
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
      setShown((now) => now && foretell(now, wanted))
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

  /** How many proposals there are to decide on; null where none could be read. */
  const propose = useCallback(async () => {
    const state = await proposeAgain(brochure)
    if (state) show(state)
    return state?.proposals.length ?? null
  }, [brochure, show])

  return { state: shown, trouble, waiting, canUndo: undoable.length > 0, change, undo, reload, propose }
}

export type OfferEditorController = ReturnType<typeof useOfferEditor>
