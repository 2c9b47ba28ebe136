'use client'

import { useEffect } from 'react'

const openParts = '.menu-drop[open], .drawer:popover-open'

function close(part: Element) {
  if (part instanceof HTMLDetailsElement) part.open = false
  else if (part instanceof HTMLElement) part.hidePopover()
}

/** Closes a menu that the focus or pointer has left. */
function leave({ target }: Event) {
  if (!(target instanceof Element)) return
  for (const part of document.querySelectorAll(openParts)) {
    if (!part.contains(target) && !target.closest(`[popovertarget="${part.id}"]`)) close(part)
  }
}

/** Closes the menu after a navigation, because the header stays. */
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

/** The browser opens the menus; this closes them again. Rendered once per page. */
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
