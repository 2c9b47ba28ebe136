import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { DeskState, Proposal } from '@/features/offer-editing/types'
import type { PageBlocks } from '@/features/offer-proposals/read-proposals'
import { chosenAlike, titleChoices } from '@/features/offer-proposals/title-choices'
import { readBlocks } from './desk-api'

/**
 * Other titles for proposals, out of the text of their pages. What is chosen stays here until the proposal is accepted, so
 * that a wrong choice costs one key more and changes nothing that is stored.
 */
export function useTitles(brochure: string, { pages, proposals }: DeskState, say: (words: string) => void) {
  const t = useTranslations('offerDesk.said')
  const [read, setRead] = useState<PageBlocks[]>([])
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [latest, setLatest] = useState<Proposal | null>(null)

  useEffect(() => {
    void readBlocks(brochure).then(setRead)
  }, [brochure])

  const blocksOf = (pageNumber: number) => read.find(({ number }) => number === pageNumber)?.blocks ?? []
  const sizeOf = (pageNumber: number) => pages.find(({ number }) => number === pageNumber)
  const retitled = (proposal: Proposal): Proposal => ({
    ...proposal,
    title: chosen.get(proposal.id) ?? proposal.title,
  })

  /** The next line that may be the title; after the last one comes the title that was read. */
  function next(id: string) {
    const proposal = proposals.find((each) => each.id === id)
    const page = proposal && sizeOf(proposal.pageNumber)
    if (!proposal || !page) return
    const titles = [proposal.title, ...titleChoices(proposal, blocksOf(proposal.pageNumber), page)]
    if (titles.length === 1) return say(t('noOtherTitle'))
    const at = (titles.indexOf(chosen.get(id) ?? proposal.title) + 1) % titles.length
    const title = titles[at] ?? proposal.title
    setChosen((all) => new Map(all).set(id, title))
    setLatest(at === 0 ? null : proposal)
    say(t('otherTitle', { title, number: at + 1, count: titles.length }))
  }

  /** The newest choice for all proposals like it that nobody has chosen a title for. */
  function sameForOthers() {
    const title = latest && chosen.get(latest.id)
    if (!latest || !title) return say(t('chooseTitleFirst'))
    const others = proposals.filter(({ id }) => !chosen.has(id) && id !== latest.id)
    const alike = chosenAlike({ proposal: latest, title }, others, blocksOf, sizeOf)
    setChosen((all) => new Map([...all, ...alike.map(({ proposal, title: own }) => [proposal.id, own] as const)]))
    say(t('sameTitles', { count: alike.length }))
  }

  return { retitled, next, sameForOthers, canRepeat: latest !== null }
}
