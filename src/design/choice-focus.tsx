'use client'

import { useEffect } from 'react'

/** Outlives the page, whose elements may be made anew by the answer to a press. */
let pressed: HTMLElement | null = null
let near = ''

const choice = 'a[data-choice], [data-choice] a'

/**
 * A link below `data-choice` may leave with the page that it changes, and the focus would be at the top of the document:
 * it goes to the link with the same id, else to the element whose id `data-choice` says, else to the first of `to`.
 */
export function ChoiceFocus({ to = '' }: { to?: string }) {
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>(choice) : null
      near = pressed?.closest('[data-choice]')?.getAttribute('data-choice') ?? ''
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [])

  useEffect(() => {
    if (!pressed || pressed.isConnected || document.activeElement !== document.body) return
    const [place] = [pressed.id, near, ...to.split(' ')].flatMap((id) => (id && document.getElementById(id)) || [])
    if (!place) return
    pressed = null
    const target = place.matches('[tabindex], a') ? place : place.querySelector('a')
    target?.focus({ preventScroll: true })
  })

  return null
}
