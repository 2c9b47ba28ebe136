'use client'

import type { ReactNode } from 'react'
import { cx } from '@/design/cx'

/** Some tools on a strip of paper over the page. They fade when nobody needs them, never under the keyboard's focus. */
export function ToolGroup({ quiet, className, children }: { quiet: boolean; className?: string; children: ReactNode }) {
  return (
    <div
      data-quiet={quiet || undefined}
      className={cx(
        'flex items-center rounded-full bg-surface p-0.5 shadow-high inset-ring inset-ring-line transition-opacity duration-300',
        'data-quiet:not-has-focus-visible:pointer-events-none data-quiet:not-has-focus-visible:opacity-0',
        className,
      )}
    >
      {children}
    </div>
  )
}
