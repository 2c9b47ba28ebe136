'use client'

import type { Row } from '../lib/rows'
import { pageLabel, shortPageLabel } from './page-label'
import { useReading } from './reader-context'

/** The page number, always visible. */
export function PageIndicator({ row }: { row: Row }) {
  const { brochure, labels } = useReading()
  const count = brochure.pages.length
  return (
    <p className="rounded-full bg-ink/90 px-3.5 py-2 text-sm font-semibold whitespace-nowrap text-paper tabular shadow-low">
      <span className="sr-only">{pageLabel(labels, row, count)}</span>
      <span aria-hidden data-testid="reader-page">
        {shortPageLabel(labels, row, count)}
      </span>
    </p>
  )
}

/** The reading progress, as a line along the lower edge, always visible. */
export function ReadingProgress({ row }: { row: Row }) {
  const { brochure, labels } = useReading()
  const page = (row.at(-1) ?? 0) + 1
  const count = brochure.pages.length
  return (
    <div
      role="progressbar"
      aria-label={labels.progress}
      aria-valuemin={1}
      aria-valuenow={page}
      aria-valuemax={count}
      aria-valuetext={pageLabel(labels, row, count)}
      className="absolute inset-x-0 bottom-0 h-1 bg-line"
    >
      <div
        className="h-full origin-left bg-accent transition-transform duration-200"
        style={{ transform: `scaleX(${page / count})` }}
      />
    </div>
  )
}
