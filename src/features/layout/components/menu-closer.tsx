'use client'

import { useEffect } from 'react'

const openParts = '.menu-drop[open], .drawer:popover-open'

function close(part: Element) {
  if (part instanceof HTMLDetailsElement) part.open = false
  else if (part instanceof HTMLElement) part.hidePopover()
}

/** Focus or pointer has left what was open. */
function leave({ target }: Event) {
  if (!(target instanceof Element)) return
  for (const part of document.querySelectorAll(openParts)) {
    if (!part.contains(target) && !target.closest(`[popovertarget="${part.id}"]`)) close(part)
  }
}

/** A link replaces the page, but not the header above it. */
function follow({ target }: Event) {
  const part = target instanceof Element ? target.closest('a')?.closest(openParts) : null
  if (part) close(part)
}

function closeByKey({ key, target }: KeyboardEvent) {
  const drop = key === 'Escape' && target instanceof Element ? target.closest('.menu-drop[open]') : null
  if (!drop) return
  close(drop)
  drop.querySelector('summary')?.focus()
}

/** Opening a menu is the browser's work; this closes it again. It stands once on a page. */
export function MenuCloser() {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('click', follow, { signal })
    document.addEventListener('keydown', closeByKey, { signal })
    return () => controller.abort()
  }, [])
  return null
}
