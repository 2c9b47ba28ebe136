import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'

type Tone = 'problem' | 'success' | 'note'

const icons = { problem: CircleAlert, success: CircleCheck, note: Info }
const looks: Record<Tone, string> = {
  problem: 'text-signal inset-ring-signal',
  success: 'text-accent inset-ring-accent',
  note: 'text-ink-soft inset-ring-line-strong',
}

/** A message about the whole of what follows it. */
export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <div
      className={cx(
        'flex items-start gap-3 large-type:flex-col rounded-md bg-surface px-4 py-3 text-sm inset-ring',
        looks[tone],
      )}
    >
      <Icon aria-hidden size={20} className="mt-px shrink-0" />
      <div className="text-ink">{children}</div>
    </div>
  )
}
