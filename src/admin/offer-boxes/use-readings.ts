import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { DeskState, Proposal } from '@/features/offer-editing/types'
import { choicesFor, chosenAlike, type Field, valueIn } from '@/features/offer-proposals/choices'
import type { NumberedTexts } from '@/features/offer-proposals/read-proposals'
import { readTexts } from './desk-api'

type Chosen = { proposal: Proposal; field: Field; value: string }

/** What is offered for a field of a proposal: first what was read, and which of them it has now. */
export type Options = { field: Field; values: string[]; taken: number }

/**
 * Other titles and pack sizes for proposals, out of the text of their pages. What is chosen stays here until the proposal is
 * accepted, so that a wrong choice costs one key more and changes nothing that is stored.
 */
export function useReadings(brochure: string, { pages, proposals }: DeskState, say: (words: string) => void) {
  const t = useTranslations('offerDesk.said')
  const [read, setRead] = useState<NumberedTexts[]>([])
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [latest, setLatest] = useState<Chosen | null>(null)

  useEffect(() => {
    void readTexts(brochure).then(setRead)
  }, [brochure])

  function pageOf(pageNumber: number) {
    const page = pages.find(({ number }) => number === pageNumber)
    const texts = read.find(({ number }) => number === pageNumber)
    return page && texts && { ...page, texts }
  }

  const choiceOf = (id: string, field: Field) =>
    chosen.find((each) => each.proposal.id === id && each.field === field)?.value
  const mended = (proposal: Proposal): Proposal => ({
    ...proposal,
    title: choiceOf(proposal.id, 'title') ?? proposal.title,
    packSize: (choiceOf(proposal.id, 'packSize') ?? proposal.packSize) || null,
  })

  function optionsOf(proposal: Proposal, field: Field): Options {
    const page = pageOf(proposal.pageNumber)
    const values = [valueIn(proposal, field), ...(page ? choicesFor(field, proposal, page) : [])]
    return {
      field,
      values,
      taken: Math.max(0, values.indexOf(choiceOf(proposal.id, field) ?? valueIn(proposal, field))),
    }
  }

  function take(proposal: Proposal, { field, values }: Options, at: number) {
    const value = values[at]
    if (value === undefined) return
    const choice = { proposal, field, value }
    setChosen((all) => [...all.filter((each) => each.proposal.id !== proposal.id || each.field !== field), choice])
    setLatest(choice)
    say(t('otherReading', { field, value: value || 'none', number: at + 1, count: values.length }))
  }

  /** The next text that may be meant; after the last one comes what was read. */
  function next(id: string, field: Field) {
    const proposal = proposals.find((each) => each.id === id)
    if (!proposal) return
    const options = optionsOf(proposal, field)
    if (options.values.length === 1) return say(t('noOtherReading', { field }))
    take(proposal, options, (options.taken + 1) % options.values.length)
  }

  /** What there is to choose from for the proposal that a key asked about last. */
  const offered = (id: string) => {
    const proposal = latest?.proposal.id === id && proposals.find((each) => each.id === id)
    return latest && proposal ? optionsOf(proposal, latest.field) : null
  }

  /** By its number in that list. Answers whether there was one. */
  function pick(id: string, number: number) {
    const options = offered(id)
    if (!latest || !options || !(number in options.values)) return false
    take(latest.proposal, options, number)
    return true
  }

  /** The newest choice for all proposals with the same mistake in that field, nobody's choice overwritten. */
  function sameForOthers() {
    if (!latest) return say(t('chooseFirst'))
    const { field } = latest
    const others = proposals.filter(({ id }) => choiceOf(id, field) === undefined && id !== latest.proposal.id)
    const alike = chosenAlike(field, latest, others, pageOf).map((each) => ({ ...each, field }))
    setChosen((all) => [...all, ...alike])
    say(t('sameReadings', { count: alike.length }))
  }

  return { mended, next, offered, pick, sameForOthers, canRepeat: latest !== null }
}

export type Readings = ReturnType<typeof useReadings>
