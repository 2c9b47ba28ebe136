import type { KeyboardEvent } from 'react'

/** A scanner ends what it types with Enter: in a field that leads to the next one like it, and never sends the form. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || !['text', 'number'].includes(target.type))
    return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[type=${target.type}]`)]
  fields[fields.indexOf(target) + 1]?.select()
}
