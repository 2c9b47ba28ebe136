'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx'

type Props = { className?: string; children: ReactNode }

/**
 * Says what a button of the page has done, and takes the focus where the button has left with its row: it would be at
 * the top of the page again.
 */
export function ChangeStatus({ className = '[&:not(:empty)]:mb-4', children }: Props) {
  const region = useRef<HTMLDivElement>(null)
  const focused = useRef<EventTarget | null>(null)

  useEffect(() => {
    const remember = ({ target }: Event) => {
      focused.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const hasLeft = focused.current instanceof Node && !focused.current.isConnected
    if (hasLeft && document.activeElement === document.body) region.current?.focus({ preventScroll: true })
  })

  return (
    <div ref={region} role="status" tabIndex={-1} className={cx('outline-none', className)}>
      {children}
    </div>
  )
}
