import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Box, OfferEditorState, OfferFields, OfferProposal } from '@/features/editorial/offers/editing/types'
import { type Field, fields, type Page } from '@/features/editorial/offers/proposals/choices'
import type { Lesson } from '@/features/editorial/offers/proposals/lessons'
import type { MissedPrice } from '@/features/editorial/offers/proposals/missed-prices'
import { learnedOf, lessonsOf, refusedLike } from '@/features/editorial/offers/proposals/refusals'
import { clashes, type EditorItem, fieldsOfStored } from './editor-change'
import { changedFields, wrongDaysAfter } from './form-values'
import type { OfferEditorController } from './use-offer-editor'

export type Chosen = { proposal: OfferProposal; field: Field; value: string }

type Shown = { page: number; working: string | null; say: OfferEditorActions['setSaid'] }
type PageOf = (pageNumber: number) => Page | undefined

const unsettled: readonly Chosen[] = []

/**
 * Choices made for proposals, and their consequences for other proposals of the page. A choice takes effect when its
 * row is left, so that other rows stay unchanged meanwhile. Only the shown page is computed, to keep keys fast.
 */
export function useLessons(
  state: OfferEditorState,
  pageOf: PageOf,
  before: readonly Lesson[],
  { page, working, say }: Shown,
) {
  const t = useTranslations('offerEditor.said')
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

  // Announces what leaving a row has taught, not what was already known when the page was opened.
  const latest = useRef({ learned, page, working })
  useEffect(() => {
    const last = latest.current
    latest.current = { learned, page, working }
    if (last.working === working || last.page !== page) return
    const isNew = (id: string, field: Field) => {
      const [one, other] = [last.learned.get(id)?.[field], learned.get(id)?.[field]]
      const isChosen = chosen.some((each) => each.proposal.id === id && each.field === field)
      return other !== undefined && one !== other && !isChosen
    }
    const changed = proposals.filter(({ id }) => fields.some((field) => isNew(id, field)))
    if (changed.length > 0) say(t('learned', { count: changed.length }))
  }, [learned, page, working, proposals, chosen, say, t])

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

export function useOfferEditorActions({ state, change, undo, nameMissed }: OfferEditorController) {
  const t = useTranslations('offerEditor.said')
  const [said, setSaid] = useState('')
  const [choices, setChoices] = useState<(() => void)[]>([])

  const announce = useCallback(
    async (done: Promise<boolean>, words: string) => {
      setChoices([])
      const worked = await done
      setSaid(worked ? words : t('failed'))
      return worked
    },
    [t],
  )

  /** `refused`: ids left out when a whole page is accepted. */
  const accept = (items: EditorItem[], refused: string[] = []) => {
    const create = items.map(({ id, fields }) => ({ ...fields, proposal: id }))
    const title = items[0]?.fields.title ?? ''
    const accepted = items.length === 1 ? t('accepted', { title }) : t('acceptedMany', { count: items.length })
    if (refused.length === 0) return announce(change({ create }), accepted)
    return announce(change({ create, reject: refused }), t('rejectedToo', { accepted, count: refused.length }))
  }

  const reject = ({ id, fields }: EditorItem) =>
    announce(change({ reject: [id] }), t('rejected', { title: fields.title }))

  async function readMissed(missed: MissedPrice): Promise<string[]> {
    setChoices([])
    const added = await nameMissed(missed)
    setSaid(added ? t('missedRead', { count: added.length }) : t('failed'))
    return added ?? []
  }

  const remove = (ids: string[]) => announce(change({ remove: ids }), t('deleted', { count: ids.length }))

  const adopt = (offers: { id: string }[]) =>
    announce(change({ adopt: offers.map(({ id }) => id) }), t('adopted', { count: offers.length }))

  function bulk(ids: string[], fields: Partial<OfferFields>): Promise<boolean> {
    const wrong = wrongDaysAfter(state?.offers ?? [], ids, fields)
    if (wrong) {
      setSaid(t('wrongDays', { title: wrong.title }))
      return Promise.resolve(false)
    }
    return announce(change({ update: ids.map((id) => ({ id, fields })) }), t('changed', { count: ids.length }))
  }

  const place = useCallback(
    (id: string, box: Box) => void announce(change({ update: [{ id, fields: { box } }] }), t('placed')),
    [change, announce, t],
  )

  /** False if the server refused or someone else changed the same field; the input then stays in the form. */
  async function save(item: EditorItem, fields: OfferFields, pricesConfirmed = false): Promise<boolean> {
    const title = fields.title
    if (item.kind === 'proposal')
      return announce(change({ create: [{ ...fields, proposal: item.id }], pricesConfirmed }), t('accepted', { title }))
    if (item.kind === 'new') return announce(change({ create: [fields], pricesConfirmed }), t('saved', { title }))
    const current = state?.offers.find(({ id }) => id === item.id)
    const typed = changedFields(item.fields, fields)
    if (!current) return announce(change({ create: [fields], pricesConfirmed }), t('saved', { title }))
    if (clashes(item.fields, fieldsOfStored(current), typed).length > 0) return announce(Promise.resolve(false), '')
    if (Object.keys(typed).length === 0) return true
    return announce(change({ update: [{ id: item.id, fields: typed }], pricesConfirmed }), t('saved', { title }))
  }

  /** A choice is stored nowhere yet; undo takes it back as long as no stored change follows. */
  const remember = (takeBackChoice: () => void) => setChoices((all) => [...all, takeBackChoice])

  function takeBack() {
    const newest = choices.at(-1)
    if (!newest) return void announce(undo(), t('undone'))
    setChoices(choices.slice(0, -1))
    newest()
    setSaid(t('undone'))
  }

  return {
    said,
    setSaid,
    remember,
    hasChoices: choices.length > 0,
    accept,
    reject,
    readMissed,
    remove,
    adopt,
    bulk,
    place,
    save,
    takeBack,
  }
}

export type OfferEditorActions = ReturnType<typeof useOfferEditorActions>
