'use client'

import type { CSSProperties } from 'react'
import { cx } from './cx'
import { DrawnCover } from './drawn-cover'

type Picture = { base: string; width: number; height: number; placeholder?: string }

type Props = {
  picture: Picture | null
  /** Drawn when there is no picture. */
  shop: { name: string; colour: string }
  /** Any text unique to this cover: it picks the drawing. */
  seed: string
  /** The `sizes` of the picture. */
  sizes: string
  /** Exactly one picture of a page is loaded first: the largest in view. */
  priority?: boolean
  /** For others in view at first: drawn in the page's first frame. */
  eager?: boolean
  past?: boolean
  className?: string
}

/** No cover is drawn wider than 17rem. */
const widths = [320, 640]

/**
 * A cover in its true proportion, as printed paper. It fills the frame around it (`cover-frame`) as far as it can and
 * stands on the frame's lower edge. It is hidden from screen readers: the title beside it says the same.
 */
export function Cover({
  picture,
  shop,
  seed,
  sizes,
  priority = false,
  eager = priority,
  past = false,
  className,
}: Props) {
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--ratio': Math.round((picture ? picture.width / picture.height : 100 / 141) * 10_000) / 10_000,
  }
  if (picture?.placeholder) style['--placeholder'] = `url("${picture.placeholder}")`
  return (
    <span className={cx('cover-sheet', past && 'cover-past', className)} style={style}>
      {picture ? (
        <img
          src={`${picture.base}-640.webp`}
          srcSet={widths.map((width) => `${picture.base}-${width}.webp ${width}w`).join(',')}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={eager ? 'sync' : undefined}
        />
      ) : (
        <DrawnCover name={shop.name} colour={shop.colour} seed={seed} />
      )}
    </span>
  )
}
