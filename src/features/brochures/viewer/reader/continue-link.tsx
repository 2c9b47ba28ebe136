'use client'

import { useSyncExternalStore } from 'react'
import { fill } from '@/design/fill'
import { subscribeAddress } from '../hooks/use-address'
import { pageStore } from '../lib/page-store'
import { lastPage } from '../lib/resume'

type Props = { slug: string; pageCount: number; label: string }

/** A quiet hint to go on where the reading stopped; the page itself never jumps. */
export function ContinueLink({ slug, pageCount, label }: Props) {
  const page = useSyncExternalStore(
    subscribeAddress,
    () => lastPage(pageStore(), slug, pageCount),
    () => null,
  )
  return (
    <p className="min-h-6 text-sm">
      {page !== null && (
        <a
          href={`#page-${page}`}
          data-open-page={page}
          className="text-accent underline underline-offset-3 touch-target"
        >
          {fill(label, { page })}
        </a>
      )}
    </p>
  )
}
