'use client'

import { fill } from '@/design/fill'
import { type Hit, hitsByPage } from '../lib/hits'
import { useReading } from './reader-context'

type Props = { hits: Hit[]; current: number; onHit: (index: number) => void }

/** The pages on which the word stands, with the number of places on each. */
export function HitList({ hits, current, onHit }: Props) {
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
