'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** Only one menu is open at a time: a press elsewhere or Escape closes it; Escape returns the focus to its button. */
export function DropDowns({ className, children }: { className: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const openOne = () => bar.current?.querySelector('details[open]')
    const pressed = ({ target }: Event) => {
      const menu = openOne()
      if (target instanceof Node && !menu?.contains(target)) menu?.removeAttribute('open')
    }
    const keyed = ({ key }: KeyboardEvent) => {
      const menu = key === 'Escape' ? openOne() : null
      if (!menu) return
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      menu.removeAttribute('open')
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('keydown', keyed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('keydown', keyed)
    }
  }, [])

  return (
    <div ref={bar} className={className}>
      {children}
    </div>
  )
}
