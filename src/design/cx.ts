import { withOneDot } from '@/domain/one-dot'

export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/**
 * Fills `{placeholders}` without loading a message parser in the browser. A sentence that ends in a filled-in
 * abbreviation keeps one dot.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return withOneDot(text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)))
}

export type Variant = 'primary' | 'secondary' | 'quiet'
export type ControlSize = 'sm' | 'md'

const variants: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'bg-surface text-ink inset-ring inset-ring-line-strong hover:bg-sunken',
  quiet: 'text-accent hover:bg-accent-soft hover:text-accent-strong',
}

const sizes: Record<ControlSize, string> = {
  sm: 'min-h-9 px-3.5 py-1.5 text-sm touch-target',
  md: 'min-h-12 px-5 py-2.5 text-base',
}

export function buttonLook(variant: Variant, size: ControlSize = 'md', className?: string): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center no-underline transition-colors',
    'disabled:opacity-50 disabled:pointer-events-none aria-busy:cursor-progress',
    variants[variant],
    sizes[size],
    className,
  )
}
