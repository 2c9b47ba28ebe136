'use client'

import type { CSSProperties } from 'react'
import { readableOn } from '@/domain/hex-colour'
import { cx } from './cx'

type Props = { name: string; colour: string; logoUrl: string | null; size?: 'sm' | 'md' | 'lg'; className?: string }

/** A logo, or the initial on the shop's colour. Hidden from screen readers, because the name is beside it. */
export function Mark({ name, colour, logoUrl, size = 'sm', className }: Props) {
  // Small ones need no class of their own: a page has dozens.
  const look = cx('mark', size !== 'sm' && `mark-${size}`, className)
  if (logoUrl) {
    return (
      <span className={cx(look, 'mark-logo')}>
        <img src={logoUrl} alt="" loading="lazy" />
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
