'use client'

import { cx } from '@/design/cx'
import { boxStyle } from '../lib/box-style'
import type { Hit } from '../lib/hits'

/** Marks the found words on a page, the one being looked at stronger than the others. */
export function HitMarks({ hits, current }: { hits: Hit[]; current: Hit | undefined }) {
  return hits.map((hit) => (
    <span
      key={`${hit.box.x}-${hit.box.y}`}
      aria-hidden
      data-hit={hit === current ? 'current' : 'other'}
      style={boxStyle(hit.box)}
      className={cx('reader-mark pointer-events-none absolute z-2', hit === current && 'reader-mark-current')}
    />
  ))
}
