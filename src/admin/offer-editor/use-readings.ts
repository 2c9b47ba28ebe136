import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { formatEuro } from '@/design/format'
import type { OfferEditorState, OfferProposal } from '@/features/editorial/offers/editing/types'
import {
  amountsFor,
  choicesFor,
  type Field,
  fields,
  linesFor,
  linesOn,
  type Values,
  valueIn,
  withValue,
  withValues,
} from '@/features/editorial/offers/proposals/choices'
import type { BrochureTexts } from '@/features/editorial/offers/proposals/propose-for-brochure'
import { isLocale } from '@/i18n/routing'
import { readTexts } from './editor-api'
import type { OfferEditorActions } from './use-editor-actions'
import { type Chosen, useLessons } from './use-editor-actions'

export type Options = { field: Field; values: string[]; taken: number }

type Teller = Pick<OfferEditorActions, 'setSaid' | 'remember'>

type Place = { page: number; working: string | null }

const longest = 200
const nothingRead: BrochureTexts = { pages: [], lessons: [] }

/**
 * Other titles, pack sizes and old prices for proposals, from the text of their pages. A choice is kept here until the
 * proposal is accepted, so a wrong one is never stored. Choices and decisions also suggest values for other proposals,
 * until someone chooses there.
 */
export function useReadings(brochure: string, state: OfferEditorState, at: Place, { setSaid: say, remember }: Teller) {
  const { pages } = state
  const t = useTranslations('offerEditor.said')
  const locale = useLocale()
  const [read, setRead] = useState(nothingRead)
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [latest, setLatest] = useState<Pick<Chosen, 'proposal' | 'field'> | null>(null)

  useEffect(() => {
    void readTexts(brochure).then(setRead)
  }, [brochure])

  const pageOf = useMemo(() => {
    const known = new Map(
      pages.flatMap((page) => {
        const texts = read.pages.find(({ number }) => number === page.number)
        return texts ? [[page.number, { ...page, texts }] as const] : []
      }),
    )
    return (pageNumber: number) => known.get(pageNumber)
  }, [pages, read])
  const lessons = useLessons(state, pageOf, read.lessons, { ...at, say })
  const { proposals, chosen, learned } = lessons

  const chosenFor = (id: string): Values =>
    Object.fromEntries(chosen.flatMap(({ proposal, field, value }) => (proposal.id === id ? [[field, value]] : [])))
  const mended = (proposal: OfferProposal): OfferProposal => ({
    ...withValues(proposal, { ...learned.get(proposal.id), ...chosenFor(proposal.id) }, pageOf(proposal.pageNumber)),
    loyaltyOnly: proposal.loyaltyOnly !== turned.has(proposal.id),
  })
  const learnedIn = (id: string): Field[] =>
    fields.filter((field) => field in (learned.get(id) ?? {}) && !(field in chosenFor(id)))

  function optionsOf(proposal: OfferProposal, field: Field): Options {
    const page = pageOf(proposal.pageNumber)
    const [now, own] = [mended(proposal), valueIn(proposal, field)]
    const asked = field === 'title' ? proposal : { ...now, ...withValue(field, own) }
    const learnt = learned.get(proposal.id)?.[field] ?? own
    const near = page ? choicesFor(field, asked, page) : []
    const values = [...new Set([own, ...near, learnt, valueIn(now, field)])]
    return { field, values, taken: values.indexOf(valueIn(now, field)) }
  }

  function choose(proposal: OfferProposal, field: Field, value: string, words: string) {
    remember(lessons.choose({ proposal, field, value }))
    setLatest({ proposal, field })
    say(words)
  }

  const inWords = (field: Field, value: string) =>
    field === 'oldPrice' && value ? formatEuro(Number(value), isLocale(locale) ? locale : 'bg') : value

  function take(proposal: OfferProposal, { field, values }: Options, index: number) {
    const value = values[index]
    if (value === undefined) return
    const shown = inWords(field, value) || 'none'
    choose(proposal, field, value, t('otherReading', { field, value: shown, number: index + 1, count: values.length }))
  }

  function next(id: string, field: Field) {
    const proposal = proposals.find((each) => each.id === id)
    if (!proposal) return
    if (read === nothingRead) return say(t('stillReading'))
    const options = optionsOf(proposal, field)
    if (options.values.length === 1) return say(t('noOtherReading', { field }))
    take(proposal, options, (options.taken + 1) % options.values.length)
  }

  const offered = (id: string) => {
    const proposal = latest?.proposal.id === id && proposals.find((each) => each.id === id)
    return latest && proposal ? optionsOf(proposal, latest.field) : null
  }

  function pick(id: string, number: number) {
    const options = offered(id)
    if (!latest || !options || !(number in options.values)) return false
    take(latest.proposal, options, number)
    return true
  }

  function turnLoyalty(id: string) {
    const proposal = proposals.find((each) => each.id === id)
    if (!proposal) return
    const others = new Set(turned)
    if (!others.delete(id)) others.add(id)
    remember(() => setTurned(turned))
    setTurned(others)
    const only = proposal.loyaltyOnly !== others.has(id)
    say(t(only ? 'withCard' : 'withoutCard', { title: mended(proposal).title }))
  }

  function lines(id: string, typed: string) {
    const proposal = proposals.find((each) => each.id === id)
    const page = proposal && pageOf(proposal.pageNumber)
    return page ? linesFor(typed, mended(proposal), page) : []
  }

  const linesShown = () => {
    const page = pageOf(at.page)
    return page ? linesOn(page) : []
  }

  /** Numbers of the page that are not yet a price and begin with these digits. */
  const amounts = (typed: string) => {
    const page = pageOf(at.page)
    const offers = state.offers.filter(({ pageNumber }) => pageNumber === at.page)
    return page ? amountsFor(typed, page, [...proposals, ...offers]) : []
  }

  function takeLine(id: string, text: string, behind: boolean) {
    const proposal = proposals.find((each) => each.id === id)
    if (!proposal) return
    const title = (behind ? `${mended(proposal).title} ${text}` : text).slice(0, longest)
    choose(proposal, 'title', title, t('lineTaken', { title }))
  }

  /** True if the same text was rejected on another page. */
  const isLikeRefused = (id: string) => lessons.likeRefused.has(id)

  return {
    mended,
    learnedIn,
    isLikeRefused,
    turnLoyalty,
    next,
    offered,
    pick,
    lines,
    linesShown,
    amounts,
    takeLine,
    inWords,
  }
}

export type Readings = ReturnType<typeof useReadings>
