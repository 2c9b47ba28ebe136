'use client'

import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

const restAfter = 3000

/** Users of a switch or of voice control need more time, and a page cannot tell them; many of them reduce motion. */
const mayRest = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * True after a while without pointer, key or focus activity, for whoever has once been active: the controls may fade.
 * `toggle` is for a tap that shows or hides them at once. CSS keeps them while they have the keyboard's focus.
 */
export function useQuiet(ref: RefObject<HTMLElement | null>): [quiet: boolean, toggle: () => void] {
  const [quiet, setQuiet] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasBegun = useRef(false)

  const wake = useCallback(() => {
    hasBegun.current = true
    setQuiet(false)
    clearTimeout(timer.current)
    if (mayRest()) timer.current = setTimeout(() => setQuiet(true), restAfter)
  }, [])

  const toggle = useCallback(() => {
    if (!quiet) {
      clearTimeout(timer.current)
      setQuiet(true)
    } else wake()
  }, [quiet, wake])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const onPointer = (event: PointerEvent) => {
      // A scrolling finger means reading; a tap is handled by the toggle.
      if (event.pointerType !== 'touch') wake()
    }
    const begin = () => {
      if (!hasBegun.current) wake()
    }
    element.addEventListener('pointerdown', begin)
    element.addEventListener('pointermove', onPointer)
    element.addEventListener('keydown', wake)
    element.addEventListener('focusin', wake)
    return () => {
      clearTimeout(timer.current)
      element.removeEventListener('pointerdown', begin)
      element.removeEventListener('pointermove', onPointer)
      element.removeEventListener('keydown', wake)
      element.removeEventListener('focusin', wake)
    }
  }, [ref, wake])

  return [quiet, toggle]
}

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

type Parts = { dialog: RefObject<HTMLDialogElement | null>; content: RefObject<HTMLElement | null> }

/**
 * Opens a modal dialog while the component is mounted and focuses its scrolling content, so that arrow keys scroll at
 * once. `onClose` also reports the system's ways to close, such as a back gesture.
 */
export function useModal({ dialog, content }: Parts, onClose: () => void): void {
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!element.open) element.showModal()
    if (content.current) {
      // Scrolling content must be reachable by keyboard.
      content.current.tabIndex = 0
      content.current.focus({ preventScroll: true })
    }
    return () => element.close()
  }, [dialog, content])

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const onCancel = (event: Event) => {
      event.preventDefault()
      close()
    }
    const onClosed = () => {
      if (!element.open) close()
    }
    element.addEventListener('cancel', onCancel)
    element.addEventListener('close', onClosed)
    return () => {
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('close', onClosed)
    }
  }, [dialog])
}
