import { useEffect, useEffectEvent, useRef } from 'react'

/** Whether a field of a fresh page no longer shows what the server sent. */
export function isTouched(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = Array.from(field.options)
    const sent = options.find((option) => option.hasAttribute('selected')) ?? options[0]
    return options.find(({ selected }) => selected) !== sent
  }
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
  const isTicked = field.type === 'checkbox' || field.type === 'radio'
  return isTicked ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Runs `take` once, for fields that a visitor has changed before the page's script listened to them. */
export function useTouchedEarly(take: () => void): void {
  const isTaken = useRef(false)
  const takeOnce = useEffectEvent(() => {
    if (isTaken.current) return
    isTaken.current = true
    take()
  })
  useEffect(() => takeOnce(), [])
}
