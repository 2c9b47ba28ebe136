'use client'

import { useEffect } from 'react'

/** Outlives the page, whose elements may be made anew by the answer to a press. */
let pressed: HTMLElement | null = null

const choice = 'a[data-choice], [data-choice] a'

/**
 * A link below `data-choice` may leave with the page that it changes, and the focus would be at the top of the document:
 * it goes to the link with the same id, else to the first element of these ids that is there.
 */
export function ChoiceFocus({ to = '' }: { to?: string }) {
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>(choice) : null
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [])

  useEffect(() => {
    if (!pressed || pressed.isConnected || document.activeElement !== document.body) return
    const [place] = [pressed.id, ...to.split(' ')].flatMap((id) => (id && document.getElementById(id)) || [])
    pressed = null
    const target = place?.matches('[tabindex], a') ? place : place?.querySelector('a')
    target?.focus({ preventScroll: true })
  })

  return null
}
