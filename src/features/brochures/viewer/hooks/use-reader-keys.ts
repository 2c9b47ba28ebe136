'use client'

import { type KeyboardEvent, useCallback } from 'react'

export type ReaderKeys = {
  zoomed: boolean
  turn: (direction: 1 | -1) => void
  goToEnd: (end: 'first' | 'last') => void
  scroll: (x: number, y: number) => void
  zoomStep: (direction: 1 | -1) => void
  zoomReset: () => void
  openSearch: () => void
  leave: () => void
}

const step = 90

function actionFor(key: string, keys: ReaderKeys): (() => void) | null {
  switch (key) {
    case 'ArrowRight':
      return keys.zoomed ? () => keys.scroll(step, 0) : () => keys.turn(1)
    case 'ArrowLeft':
      return keys.zoomed ? () => keys.scroll(-step, 0) : () => keys.turn(-1)
    case 'ArrowDown':
      return () => keys.scroll(0, step)
    case 'ArrowUp':
      return () => keys.scroll(0, -step)
    case 'PageDown':
      return () => keys.turn(1)
    case 'PageUp':
      return () => keys.turn(-1)
    case 'Home':
      return () => keys.goToEnd('first')
    case 'End':
      return () => keys.goToEnd('last')
    case '+':
    case '=':
      return () => keys.zoomStep(1)
    case '-':
      return () => keys.zoomStep(-1)
    case '0':
      return keys.zoomReset
    case '/':
      return keys.openSearch
    case 'Escape':
      return keys.leave
    default:
      return null
  }
}

/** Moves the focus to the previous or next offer, also across pages. @returns true when there is one */
function walkOffers(from: HTMLElement, key: string): boolean {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  if (!by || !from.matches('[data-offer]')) return false
  const spots = [...(from.closest('[data-scroller]')?.querySelectorAll<HTMLElement>('[data-offer]') ?? [])]
  const next = spots[spots.indexOf(from) + by]
  next?.focus()
  return next !== undefined
}

/** Text fields keep all keys except Escape; nested dialogs and browser shortcuts keep theirs. */
export function useReaderKeys(keys: ReaderKeys) {
  return useCallback(
    (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('dialog') !== event.currentTarget) return
      const typing = event.target instanceof HTMLInputElement
      if (typing && event.key !== 'Escape') return
      if (event.target instanceof HTMLElement && walkOffers(event.target, event.key)) {
        event.preventDefault()
        return
      }
      const action = actionFor(event.key, keys)
      if (!action) return
      event.preventDefault()
      action()
    },
    [keys],
  )
}
