import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { IntentLink } from './intent-link'

export type ChipTone = 'neutral' | 'accent' | 'signal' | 'past'

const tones: Record<ChipTone, string> = {
  neutral: 'bg-sunken text-ink-soft inset-ring inset-ring-line',
  accent: 'bg-accent-soft text-accent-strong',
  signal: 'bg-signal text-on-signal',
  past: 'bg-past text-on-past',
}

/** A short state in words. `signal` is for the last day, prices and savings only. */
export function Chip({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: ChipTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1 rounded-full px-2 py-0.5 text-xs font-semibold tabular',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

/** A choice in a row of filters; `current` marks the chosen one. */
export function ChipLink({
  current = false,
  className,
  ...rest
}: { current?: boolean } & ComponentProps<typeof IntentLink>) {
  return (
    <IntentLink
      aria-current={current ? 'true' : undefined}
      className={cx(
        'inline-flex min-h-10 items-center gap-2 rounded-full px-4 py-1.5 text-sm font-medium whitespace-nowrap no-underline transition-colors touch-target',
        current ? 'bg-ink text-paper' : 'bg-surface text-ink inset-ring inset-ring-line hover:inset-ring-line-strong',
        className,
      )}
      {...rest}
    />
  )
}
