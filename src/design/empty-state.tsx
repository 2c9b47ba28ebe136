import type { ReactNode } from 'react'

type Props = { icon?: ReactNode; title: string; text?: string; action?: ReactNode }

/** Shown where there is nothing to show: says why, and what to do next. */
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
