'use client'

import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { fill } from '@/design/cx'
import type { WordSearch } from '../hooks/use-search-panel'
import { hitsByPage, type WordHit } from '../lib/hits'
import { ToolButton, useReading } from './tool-button'

type Props = {
  text: string
  search: WordSearch
  current: number
  onText: (text: string) => void
  onHit: (index: number) => void
  onRetry: () => void
  onClose: () => void
}

export function SearchPanel({ text, search, current, onText, onHit, onRetry, onClose }: Props) {
  const { labels } = useReading()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const count = search.hits.length
  const step = (by: number) => count > 0 && onHit((current + by + count) % count)

  return (
    <search className="absolute inset-x-2 top-2 z-2 mx-auto max-w-prose rounded-lg bg-surface shadow-high inset-ring inset-ring-line md:top-4">
      <form
        className="flex items-center gap-0.5 p-0.5 pl-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (search.state === 'failed') onRetry()
          else step(1)
        }}
      >
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          aria-label={labels.search}
          placeholder={labels.searchPlaceholder}
          onChange={(event) => onText(event.target.value)}
          className="h-11 min-w-0 flex-1 bg-transparent text-base outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {count > 0 && (
          <>
            <span aria-hidden className="px-1 text-sm whitespace-nowrap text-ink-soft tabular">
              {fill(labels.hitOf, { current: current + 1, count })}
            </span>
            <ToolButton label={labels.previousHit} onClick={() => step(-1)}>
              <ChevronUp aria-hidden size={20} />
            </ToolButton>
            <ToolButton label={labels.nextHit} onClick={() => step(1)}>
              <ChevronDown aria-hidden size={20} />
            </ToolButton>
          </>
        )}
        <ToolButton label={labels.closeSearch} onClick={onClose}>
          <X aria-hidden size={20} />
        </ToolButton>
      </form>
      <SearchStatus search={search} current={current} />
      <HitList hits={search.hits} current={current} onHit={onHit} />
    </search>
  )
}

function SearchStatus({ search, current }: { search: WordSearch; current: number }) {
  const { labels } = useReading()
  const hit = search.hits[current]
  const count = search.hits.length
  const shown =
    search.state === 'failed'
      ? labels.searchFailed
      : search.state === 'done' && count === 0
        ? fill(labels.noHits, { query: search.query })
        : null
  return (
    <div role="status">
      {shown && <p className="border-t border-line px-4 py-3 text-sm text-ink-soft">{shown}</p>}
      {hit && search.state === 'done' && (
        <p className="sr-only">{fill(labels.hitStatus, { current: current + 1, count, page: hit.page + 1 })}</p>
      )}
    </div>
  )
}

type HitListProps = { hits: WordHit[]; current: number; onHit: (index: number) => void }

function HitList({ hits, current, onHit }: HitListProps) {
  const { labels } = useReading()
  if (hits.length === 0) return null
  return (
    <ol className="flex gap-2 overflow-x-auto overscroll-contain border-t border-line px-3 py-2 scrollbar-none">
      {hitsByPage(hits).map(({ page, count, first }) => (
        <li key={page} className="shrink-0">
          <button
            type="button"
            aria-current={hits[current]?.page === page ? 'true' : undefined}
            onClick={() => onHit(first)}
            className="flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm whitespace-nowrap inset-ring inset-ring-line touch-target tabular aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {fill(labels.shortPage, { page: page + 1 })}
            {count > 1 && (
              <span aria-hidden className="font-semibold">
                {count}
              </span>
            )}
            <span className="sr-only">, {fill(labels.hits, { count })}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
