'use client'

import { useEffect } from 'react'

const waiting = 'iframe.iframe-loader__iframe--is-loading'

function isLoaded({ contentDocument }: HTMLIFrameElement): boolean {
  return contentDocument?.readyState === 'complete' && contentDocument.URL !== 'about:blank'
}

function showLoaded() {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(waiting)) {
    if (isLoaded(frame)) frame.dispatchEvent(new Event('load'))
  }
}

/**
 * Payload hides the live preview until its frame's load event but starts listening only after rendering: a page that
 * loads earlier stays hidden. The event is therefore dispatched again.
 */
export function ShowLoadedPreview() {
  useEffect(() => {
    const changes = new MutationObserver(showLoaded)
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] })
    const onLoad = ({ target, isTrusted }: Event) => {
      // After listeners on the frame itself.
      if (isTrusted && target instanceof HTMLIFrameElement) setTimeout(showLoaded)
    }
    document.addEventListener('load', onLoad, true)
    showLoaded()
    return () => {
      changes.disconnect()
      document.removeEventListener('load', onLoad, true)
    }
  }, [])
  return null
}
