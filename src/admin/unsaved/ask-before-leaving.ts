'use client'

import { useEffect } from 'react'
import { useCountUnsaved } from './unsaved-forms'

const ways = 'a[href], button[data-locale], button:has([data-locale])'

/** For input that no form of Payload holds: links and Back inside the CMS do not fire `beforeunload`. */
export function useAskBeforeLeaving(unsaved: boolean, question: string): void {
  useCountUnsaved(unsaved)

  useEffect(() => {
    if (!unsaved) return
    const leaving = new AbortController()
    const options = { capture: true, signal: leaving.signal }

    function askClick(event: MouseEvent) {
      const { target, isTrusted, ctrlKey, metaKey, shiftKey } = event
      const way = target instanceof Element ? target.closest<HTMLElement>(ways) : null
      if (!way || way.isContentEditable || way.closest('[target=_blank]') || way.hasAttribute('download')) return
      if (!isTrusted || ctrlKey || metaKey || shiftKey || window.confirm(question)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    function askBack(event: NavigateEvent) {
      if (event.navigationType !== 'traverse' || !event.cancelable || event.hashChange) return
      if (!window.confirm(question)) event.preventDefault()
    }

    // On the window in the capture phase, before document listeners that save the form and go on.
    window.addEventListener('click', askClick, options)
    window.addEventListener('beforeunload', (event) => event.preventDefault(), options)
    if ('navigation' in window) window.navigation.addEventListener('navigate', askBack, options)
    return () => leaving.abort()
  }, [unsaved, question])
}
