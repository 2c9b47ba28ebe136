import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'

type Props = { summary: ReactNode; open?: boolean; className?: string; children: ReactNode }

export function Disclosure({ summary, open, className, children }: Props) {
  return (
    <details open={open} className={cx('group', className)}>
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-accent hover:text-accent-strong hover:underline touch-target [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown aria-hidden size={16} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-md pt-2 pb-3">{children}</div>
    </details>
  )
}
