'use client'

import { type ReactNode, useEffect, useRef, useSyncExternalStore, ViewTransition } from 'react'

let pressed: Element | null = null
const listeners = new Set<() => void>()

function press(frame: Element): void {
  pressed = matchMedia('(prefers-reduced-motion: reduce)').matches ? null : frame
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The frame of a cover in a card (an article or a link). By a view transition the cover travels to the page that the card
 * leads to, if that has a picture of this `name`. A brochure may be on several shelves of a page and a transition name must be
 * unique, so only the card that was pressed gets it.
 */
export function TravellingCover({ name, children }: { name: string; children: ReactNode }) {
  const frame = useRef<HTMLSpanElement>(null)
  const travels = useSyncExternalStore(
    subscribe,
    () => pressed !== null && pressed === frame.current,
    () => false,
  )
  useEffect(() => {
    const element = frame.current
    const link = element?.closest('a') ?? element?.closest('article')?.querySelector('a')
    if (!element || !link) return
    const onClick = () => press(element)
    link.addEventListener('click', onClick)
    return () => link.removeEventListener('click', onClick)
  }, [])
  return (
    <span ref={frame} className="cover-frame">
      <ViewTransition name={travels ? name : 'auto'} share="cover" default="none">
        {children}
      </ViewTransition>
    </span>
  )
}
