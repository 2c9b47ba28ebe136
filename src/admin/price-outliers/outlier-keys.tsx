'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { keyOf } from '../offer-editor/editor-change'

type Props = { labelledBy: string; describedBy: string; takesFocus: boolean; children: ReactNode }

/**
 * Keyboard shortcuts of the row's controls, active only within the list. After a decision the next row has the focus,
 * so the same key decides it.
 */
export function OutlierKeys({ labelledBy, describedBy, takesFocus, children }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>('[data-key]')?.focus()
  }, [takesFocus])
  function press(event: KeyboardEvent) {
    const { target, ctrlKey, altKey, metaKey } = event
    if (!(target instanceof HTMLElement) || target instanceof HTMLSelectElement || ctrlKey || altKey || metaKey) return
    const control = target.closest('li')?.querySelector<HTMLElement>(`[data-key="${CSS.escape(keyOf(event))}"]`)
    if (!control) return
    event.preventDefault()
    if (control instanceof HTMLSelectElement) control.focus()
    else control.click()
  }
  return (
    <ul
      ref={list}
      className="outliers-list"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={press}
    >
      {children}
    </ul>
  )
}
