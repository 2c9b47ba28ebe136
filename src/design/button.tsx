import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { IntentLink } from './intent-link'

type Variant = 'primary' | 'secondary' | 'quiet'
type Size = 'sm' | 'md'
type Look = { variant?: Variant; size?: Size; className?: string; children: ReactNode }

const variants: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'bg-surface text-ink inset-ring inset-ring-line-strong hover:bg-sunken',
  quiet: 'text-accent hover:bg-accent-soft hover:text-accent-strong',
}

const sizes: Record<Size, string> = {
  sm: 'min-h-9 px-3.5 py-1.5 text-sm touch-target',
  md: 'min-h-12 px-5 py-2.5 text-base',
}

/** The look of a button, for links that are not ours to follow. */
export function buttonLook(variant: Variant, size: Size = 'md', className?: string): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center no-underline transition-colors',
    'disabled:opacity-50 disabled:pointer-events-none aria-busy:cursor-progress',
    variants[variant],
    sizes[size],
    className,
  )
}

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
