'use client'

import type { KeyboardEvent, ReactNode } from 'react'

export function EnterForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form method="post" action={action} onKeyDown={focusNextOnEnter}>
      {children}
    </form>
  )
}

/** Barcode scanners end with Enter, which would send the form: focus the next field of the same kind instead. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || !['text', 'number'].includes(target.type))
    return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[type=${target.type}]`)]
  fields[fields.indexOf(target) + 1]?.select()
}
