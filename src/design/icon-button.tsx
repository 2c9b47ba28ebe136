import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { IntentLink } from './intent-link'

type Props = { label: string; children: ReactNode }

export function IconButton({ label, className, type = 'button', ...rest }: Props & ComponentProps<'button'>) {
  return <button type={type} aria-label={label} title={label} className={cx('icon-button', className)} {...rest} />
}

/** The label is text content, so that a count can be added to it. */
export function IconLink({ label, className, children, ...rest }: Props & ComponentProps<typeof IntentLink>) {
  return (
    <IntentLink title={label} className={cx('icon-button', className)} {...rest}>
      <span className="sr-only">{label}</span>
      {children}
    </IntentLink>
  )
}

/** The accessible name of the surrounding link has to contain the number too. */
export function IconWithCount({ count, testId, children }: { count: number; testId: string; children: ReactNode }) {
  return (
    <span aria-hidden className="relative inline-grid place-items-center">
      {children}
      {count > 0 && (
        <span
          data-testid={testId}
          className="absolute -top-1.5 -right-2.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-xs leading-4.5 font-semibold text-on-accent"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  )
}
