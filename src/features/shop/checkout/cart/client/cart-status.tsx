'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** Changes with each change of the cart. */
  lines: string
  children: ReactNode
}

/** Says what was done, and takes the focus that a pressed button has lost by leaving with its line. */
export function CartStatus({ lines, children }: Props) {
  const region = useRef<HTMLDivElement>(null)
  const seen = useRef(lines)

  useEffect(() => {
    if (seen.current === lines) return
    seen.current = lines
    if (document.activeElement === document.body && region.current?.firstChild) {
      region.current.focus({ preventScroll: true })
    }
  }, [lines])

  return (
    <div ref={region} role="status" tabIndex={-1} className="outline-none [&:not(:empty)]:mb-4">
      {children}
    </div>
  )
}
