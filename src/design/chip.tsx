import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { IntentLink, LinkWaiting } from './intent-link'

export type ChipTone = 'neutral' | 'accent' | 'signal' | 'past'

/** `signal` is for the last day, prices and savings only. */
export function Chip({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: ChipTone
  className?: string
  children: ReactNode
}) {
  return <span className={cx('chip', `chip-${tone}`, className)}>{children}</span>
}

export function ChipLink({
  current = false,
  className,
  children,
  ...rest
}: { current?: boolean } & ComponentProps<typeof IntentLink>) {
  return (
    <IntentLink aria-current={current ? 'true' : undefined} className={cx('chip-link', className)} {...rest}>
      {children}
      <LinkWaiting />
    </IntentLink>
  )
}
