import type { ComponentProps, ReactNode } from 'react'
import { buttonLook, type ControlSize, type Variant } from './cx'
import { IntentLink } from './intent-link'

type Look = { variant?: Variant; size?: ControlSize; className?: string; children: ReactNode }

export function Button({
  variant = 'primary',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={buttonLook(variant, size, className)} {...rest} />
}

export function ButtonLink({
  variant = 'primary',
  size = 'md',
  className,
  ...rest
}: Look & ComponentProps<typeof IntentLink>) {
  return <IntentLink className={buttonLook(variant, size, className)} {...rest} />
}
