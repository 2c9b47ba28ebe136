'use client'

import type { ComponentProps } from 'react'
import { cx } from '@/design/cx'
import { IconButton } from '@/design/icon-button'

/** A tool of the reader, large enough for a thumb; `pressed` makes it a switch. */
export function ToolButton({ pressed, className, ...rest }: { pressed?: boolean } & ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      aria-pressed={pressed}
      className={cx(
        'size-11 focus-visible:-outline-offset-2 pointer-fine:size-10',
        pressed && 'bg-accent-soft text-accent-strong hover:bg-accent-soft',
        className,
      )}
      {...rest}
    />
  )
}
