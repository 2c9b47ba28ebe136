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

type Props = { icon?: ReactNode; title: string; text?: string; action?: ReactNode }

export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed border-line bg-surface/60 px-6 py-14 text-center">
      {icon && (
        <div aria-hidden className="mb-5 grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
          {icon}
        </div>
      )}
      <p className="max-w-full text-lg font-semibold text-balance">{title}</p>
      {text && <p className="mt-2 max-w-prose text-ink-soft">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
