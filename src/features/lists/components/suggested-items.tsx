'use client'

import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fill } from '@/design/cx'
import { formatEuro } from '@/design/format'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { foundAnswer, type SuggestedItem } from '@/lib/lists/list-schema'
import { requestLists } from '../client/list-api'
import { type ListLabels, termsOfPrice } from '../labels'
import { sourceOf } from './price-note'

const settleMs = 250
const shortest = 2

/** Null until there is an answer. */
type Found = SuggestedItem[] | 'failed' | null

function useSuggestedItems(note: string, locale: Locale): Found {
  const [found, setFound] = useState<Found>(null)
  const query = note.trim()
  useEffect(() => {
    if (query.length < shortest) {
      setFound(null)
      return
    }
    let gone = false
    const timer = setTimeout(async () => {
      const answer = await requestLists('found', { query, locale }, foundAnswer).catch(() => null)
      if (!gone) setFound(answer?.items ?? 'failed')
    }, settleMs)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [query, locale])
  return found
}

type StatusProps = Pick<Props, 'note' | 'labels'> & { found: Found; isAsked: boolean }

/** Whoever only writes a note need not know that nothing was proposed. */
export function FoundStatus({ found, note, isAsked, labels }: StatusProps) {
  const count = found === 'failed' || found === null ? 0 : found.length
  const isSeen = isAsked && found !== null && count === 0
  const words = found === 'failed' ? labels.findFailed : fill(labels.nothingFound, { title: note })
  return (
    <p role="status" className={isSeen ? 'text-sm text-ink-soft' : 'sr-only'}>
      {isSeen ? words : found !== null && found !== 'failed' && fill(labels.found, { count })}
    </p>
  )
}

type Props = {
  note: string
  /** Whether the visitor asked for it, and is told too that nothing was found. */
  isAsked?: boolean
  locale: Locale
  labels: ListLabels
  onChoose: (thing: SuggestedItem) => void
}

export function SuggestedItems({ note, isAsked = false, locale, labels, onChoose }: Props) {
  const found = useSuggestedItems(note, locale)
  const items = found === 'failed' ? null : found
  const today = sofiaDay()
  return (
    <>
      <FoundStatus found={found} note={note} isAsked={isAsked} labels={labels} />
      {items && items.length > 0 && (
        <ul
          aria-label={labels.foundTitle}
          className="grid rounded-md bg-surface p-1.5 inset-ring inset-ring-line print:hidden"
        >
          {items.map((item) => (
            <SuggestedRow key={item.id} {...{ item, today, locale, labels, onChoose }} />
          ))}
        </ul>
      )}
    </>
  )
}

type RowProps = Pick<Props, 'locale' | 'labels' | 'onChoose'> & { item: SuggestedItem; today: CalendarDay }

export function SuggestedRow({ item, today, locale, labels, onChoose }: RowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={() => onChoose(item)}
        className="grid min-h-12 w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-sm px-3 py-2 text-left hover:bg-sunken"
      >
        <Plus aria-hidden size={18} className="text-accent" />
        <span className="min-w-0">
          <span lang="bg" className="block leading-snug font-semibold">
            {[item.title, item.details].filter(Boolean).join(', ')}
          </span>
          {item.kind && <span className="block text-sm">{item.kind}</span>}
          <span className="block text-sm text-ink-soft">
            {[
              item.price.shopName,
              sourceOf(item.price, locale, today, labels),
              ...(item.price.loyaltyOnly ? [labels.loyalty] : []),
              ...termsOfPrice(item.price, labels, locale),
            ].join(' · ')}
          </span>
        </span>
        <span className="font-bold whitespace-nowrap tabular">{formatEuro(item.price.cents, locale)}</span>
      </button>
    </li>
  )
}
