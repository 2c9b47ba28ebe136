'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx'

type Props = { className?: string; children: ReactNode }

/** Outlives the page, whose elements may be made anew by the answer to a press. */
let focused: HTMLElement | null = null

/**
 * Says what a button of the page has done, and keeps the focus on it, by its id where it was made anew; where it has
 * left with its row, the focus is here: it would be at the top of the page again.
 */
export function ChangeStatus({ className = '[&:not(:empty)]:mb-4', children }: Props) {
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    if (!focused || document.activeElement !== document.body || !region.current?.textContent) return
    const anew = focused.id ? document.getElementById(focused.id) : null
    const pressed = focused.isConnected ? focused : anew
    ;(pressed ?? region.current).focus({ preventScroll: true })
  })

  return (
    <div ref={region} role="status" tabIndex={-1} className={cx('outline-none', className)}>
      {children}
    </div>
  )
}
