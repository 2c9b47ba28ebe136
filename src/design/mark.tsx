import type { CSSProperties } from 'react'
import { cx } from './cx'
import { readableOn } from './readable-on'

type Props = { name: string; colour: string; logoUrl: string | null; size?: 'sm' | 'md' | 'lg'; className?: string }

const sizes = {
  sm: 'size-5 text-[0.6875rem]',
  md: 'size-10 text-lg',
  lg: 'size-20 text-4xl',
}

/** A shop's sign: its logo, or the first letter of its name on its colour. The name stands beside it, so this is silent. */
export function Mark({ name, colour, logoUrl, size = 'sm', className }: Props) {
  const look = cx(
    'inline-grid shrink-0 place-items-center overflow-hidden rounded-mark font-bold',
    sizes[size],
    className,
  )
  if (logoUrl) {
    return (
      <span className={cx(look, 'bg-plate inset-ring inset-ring-edge')}>
        <img src={logoUrl} alt="" loading="lazy" decoding="async" className="size-full object-contain" />
      </span>
    )
  }
  const style: CSSProperties = { backgroundColor: colour }
  return (
    <span
      aria-hidden
      style={style}
      className={cx(look, readableOn(colour) === 'light' ? 'text-plate' : 'text-plate-ink')}
    >
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  )
}
