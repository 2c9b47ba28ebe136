import type { ReactNode } from 'react'
import { cx } from './cx'

export type ClippingPicture = {
  /** `${base}-${width}.webp` exists for several widths. */
  image: { base: string; width: number; height: number }
  box: { x: number; y: number; width: number; height: number }
}

type Props = ClippingPicture & { className?: string }

/** Finer than a pixel of the largest clipping. */
const rounded = (value: number) => String(Math.round(value * 1000) / 1000)

export function Clipping({ image, box, className }: Props) {
  const { x, y, width, height } = box
  const ratio = (width * image.width) / (height * image.height)
  const frame = {
    aspectRatio: rounded(ratio),
    ...(ratio >= 1 ? { width: '100%' } : { height: '100%' }),
  }
  const place = {
    width: `${rounded(100 / width)}%`,
    left: `${rounded((-100 * x) / width)}%`,
    top: `${rounded((-100 * y) / height)}%`,
  }
  return (
    <span aria-hidden className={cx('grid place-items-center overflow-hidden rounded-sm bg-sunken', className)}>
      <span style={frame} className="relative block overflow-hidden">
        <img
          src={`${image.base}-640.webp`}
          alt=""
          loading="lazy"
          decoding="async"
          style={place}
          className="absolute max-w-none"
        />
      </span>
    </span>
  )
}

export function Card({
  raised = false,
  className,
  children,
}: {
  raised?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <div className={cx('rounded-md bg-surface', raised ? 'shadow-high' : 'inset-ring inset-ring-line', className)}>
      {children}
    </div>
  )
}
