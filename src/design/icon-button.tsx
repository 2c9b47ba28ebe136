import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { IntentLink } from './intent-link'

type Props = { label: string; children: ReactNode }

/** A button that shows only an icon; `label` is its name and its tooltip. */
export function IconButton({ label, className, type = 'button', ...rest }: Props & ComponentProps<'button'>) {
  return <button type={type} aria-label={label} title={label} className={cx('icon-button', className)} {...rest} />
}

/** Its name is text, so that a count may be added to it. */
export function IconLink({ label, className, children, ...rest }: Props & ComponentProps<typeof IntentLink>) {
  return (
    <IntentLink title={label} className={cx('icon-button', className)} {...rest}>
      <span className="sr-only">{label}</span>
      {children}
    </IntentLink>
  )
}
