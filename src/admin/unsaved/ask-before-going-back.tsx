'use client'

import { useFormModified } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useCountUnsaved } from './unsaved-forms'

/** Back and Forward inside the CMS load no page, so the browser asks nothing by itself. */
export function AskBeforeGoingBack({ question }: { question: string }) {
  const modified = useFormModified()
  useCountUnsaved(modified)

  useEffect(() => {
    // A browser without this interface goes back without asking.
    if (!modified || !('navigation' in window)) return
    function ask(event: NavigateEvent) {
      if (event.navigationType !== 'traverse' || !event.cancelable || event.hashChange) return
      if (!window.confirm(question)) event.preventDefault()
    }
    window.navigation.addEventListener('navigate', ask)
    return () => window.navigation.removeEventListener('navigate', ask)
  }, [modified, question])

  return null
}
