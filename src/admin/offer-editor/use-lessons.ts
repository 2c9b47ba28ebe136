import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { OfferEditorState, Proposal } from '@/features/editorial/offers/editing/types'
import { type Field, fields, type Page } from '@/features/editorial/offers/proposals/choices'
import { learnedOf, lessonsOf } from '@/features/editorial/offers/proposals/learned'
import type { Lesson } from '@/features/editorial/offers/proposals/lessons'
import { refusedLike } from '@/features/editorial/offers/proposals/refusals'
import type { OfferEditorActions } from './use-editor-actions'

export type Chosen = { proposal: Proposal; field: Field; value: string }

type Shown = { page: number; working: string | null; say: OfferEditorActions['setSaid'] }
type PageOf = (pageNumber: number) => Page | undefined

const unsettled: readonly Chosen[] = []

/**
 * What is chosen for proposals, and what that and the decisions say of the others of the page that is shown. A choice
 * teaches when its row is left: while somebody looks through the texts of a row, the others stay as they are. Only the page
 * that is shown is worked out: a key must not wait for all of a brochure.
 */
export function useLessons(
  state: OfferEditorState,
  pageOf: PageOf,
  before: readonly Lesson[],
  { page, working, say }: Shown,
) {
  const t = useTranslations('offerDesk.said')
  const [chosen, setChosen] = useState(unsettled)
  const [settled, setSettled] = useState(unsettled)
  const [worked, setWorked] = useState(working)
  if (worked !== working) {
    setWorked(working)
    setSettled(chosen)
  }

  const { taught, refused } = state
  const proposals = useMemo(
    () => state.proposals.filter(({ pageNumber }) => pageNumber === page),
    [state.proposals, page],
  )
  const decided = useMemo(() => [...lessonsOf(taught, pageOf), ...before], [taught, pageOf, before])
  const learned = useMemo(() => {
    const open = new Set(state.proposals.map(({ id }) => id))
    const newest = settled
      .filter(({ proposal }) => open.has(proposal.id))
      .map(({ proposal, field, value }) => ({ proposal, values: { [field]: value } }))
    return learnedOf(proposals, [...lessonsOf(newest.toReversed(), pageOf), ...decided], pageOf)
  }, [settled, state.proposals, proposals, decided, pageOf])
  const likeRefused = useMemo(() => {
    const accepted = taught.map(({ proposal }) => proposal)
    return refusedLike(state.proposals, refused, accepted, pageOf)
  }, [state.proposals, refused, taught, pageOf])

  // What a row that was left has taught is told, not what was known when the page was turned to.
  const told = useRef({ learned, page, working })
  useEffect(() => {
    const last = told.current
    told.current = { learned, page, working }
    if (last.working === working || last.page !== page) return
    const isNew = (id: string, field: Field) => {
      const [one, other] = [last.learned.get(id)?.[field], learned.get(id)?.[field]]
      const isChosen = chosen.some((each) => each.proposal.id === id && each.field === field)
      return other !== undefined && one !== other && !isChosen
    }
    const changed = proposals.filter(({ id }) => fields.some((field) => isNew(id, field)))
    if (changed.length > 0) say(t('learned', { count: changed.length }))
  }, [learned, page, working, proposals, chosen, say, t])

  /** Chooses, and answers how that is taken back with all it taught. */
  function choose(choice: Chosen) {
    const others = chosen.filter(({ proposal, field }) => proposal.id !== choice.proposal.id || field !== choice.field)
    setChosen([...others, choice])
    return () => {
      setChosen(chosen)
      setSettled(settled)
    }
  }

  return { proposals, chosen, learned, likeRefused, choose }
}
