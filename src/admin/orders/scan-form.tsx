'use client'

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

type Words = { scan: string; hint: string; found: string; unknown: string; pack: string }
type Props = { action: string; words: Words; children: ReactNode }

/**
 * The parcels of a walk, in one form. A scanner types the number of a piece and Enter: from the first one on the quantities count up from
 * nothing, each piece into the first parcel that still lacks it. Without script the quantities are written by hand.
 */
export function ScanForm({ action, words, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const counting = useRef(false)
  const [said, setSaid] = useState('')

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const code = event.currentTarget.value.trim()
    event.currentTarget.value = ''
    if (code) setSaid(take(code))
  }

  function take(code: string): string {
    const inputs = [...(form.current?.querySelectorAll<HTMLInputElement>('input[data-codes]') ?? [])]
    const fits = inputs.filter(({ dataset }) => dataset.codes?.split(' ').includes(code))
    if (fits.length === 0) return words.unknown.replace('{code}', code)
    if (!counting.current) for (const input of inputs) input.value = '0'
    counting.current = true
    const open = fits.find((input) => input.valueAsNumber < Number(input.max))
    if (!open) return words.unknown.replace('{code}', code)
    open.valueAsNumber += 1
    open.scrollIntoView({ block: 'nearest' })
    return words.found.replace('{title}', open.dataset.title ?? '').replace('{number}', open.dataset.number ?? '')
  }

  return (
    <form ref={form} method="post" action={action}>
      <p className="orders-actions">
        <label>
          {words.scan} <input type="text" autoComplete="off" onKeyDown={press} aria-describedby="orders-scan-hint" />
        </label>
        <span id="orders-scan-hint">{words.hint}</span>
      </p>
      <p role="status" className="orders-scanned">
        {said}
      </p>
      {children}
      <button type="submit" className="admin-button admin-button-strong">
        {words.pack}
      </button>
    </form>
  )
}
