'use client'

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

type Parts = { dialog: RefObject<HTMLDialogElement | null>; content: RefObject<HTMLElement | null> }

/**
 * Opens a dialog element over everything while the component lives, with the focus on its scrolling content, so that the
 * arrow keys scroll at once. Closing it by the system's own ways (a back gesture) is reported.
 */
export function useModal({ dialog, content }: Parts, onClose: () => void): void {
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!element.open) element.showModal()
    if (content.current) {
      // What scrolls must be reachable by the keyboard.
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
