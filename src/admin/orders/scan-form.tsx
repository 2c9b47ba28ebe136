'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { focusNextOnEnter } from './enter-form'

export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="admin-button orders-print" onClick={() => window.print()}>
      {label}
    </button>
  )
}

type Words = { scan: string; hint: string; found: string; full: string; unknown: string; pack: string; reset: string }
type Props = { action: string; words: Words; children: ReactNode }

/**
 * Packing by barcode scanner: the first scan resets quantities to zero, then each piece counts for the first parcel
 * that lacks it. Without script quantities are typed.
 */
export function ScanForm({ action, words, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const counting = useRef(false)
  const [said, setSaid] = useState<{ text: string; wrong: boolean }>({ text: '', wrong: false })

  useEffect(() => mark(form.current), [])

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    const code = event.currentTarget.value.trim()
    event.currentTarget.value = ''
    if (code) setSaid(take(code))
    mark(form.current)
  }

  function take(code: string) {
    const inputs = piecesOf(form.current)
    const fits = inputs.filter(({ dataset }) => dataset.codes?.split(' ').includes(code))
    if (fits.length === 0) return { text: words.unknown.replace('{code}', code), wrong: true }
    if (!counting.current) for (const input of inputs) input.value = '0'
    counting.current = true
    const open = fits.find((input) => Number(input.value) < Number(input.max))
    if (!open) return { text: words.full.replace('{title}', fits[0]?.dataset.title ?? ''), wrong: true }
    open.value = String(Number(open.value) + 1)
    open.scrollIntoView({ block: 'nearest' })
    const text = words.found.replace('{title}', open.dataset.title ?? '').replace('{number}', open.dataset.number ?? '')
    return { text, wrong: false }
  }

  function reset() {
    counting.current = false
    setSaid({ text: '', wrong: false })
    // The browser restores form values after this event.
    requestAnimationFrame(() => mark(form.current))
  }

  return (
    <form
      ref={form}
      method="post"
      action={action}
      onKeyDown={focusNextOnEnter}
      onInput={() => mark(form.current)}
      onReset={reset}
    >
      <div className="orders-scan">
        <label>
          {words.scan}
          {/* Of no form: until the script has come, a scan would send this one and pack whole orders. */}
          <input
            type="text"
            form=""
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onKeyDown={press}
            aria-describedby="orders-scan-hint"
          />
        </label>
        <button type="reset" className="admin-button">
          {words.reset}
        </button>
        <button type="submit" className="admin-button admin-button-strong">
          {words.pack}
        </button>
        <p id="orders-scan-hint">{words.hint}</p>
        <p role="status" className="orders-scanned" data-wrong={said.wrong}>
          {said.text}
        </p>
      </div>
      {children}
    </form>
  )
}

function piecesOf(around: Element | null): HTMLInputElement[] {
  return [...(around?.querySelectorAll<HTMLInputElement>('input[data-codes]') ?? [])]
}

function mark(form: HTMLFormElement | null): void {
  for (const parcel of form?.querySelectorAll<HTMLElement>('[data-parcel]') ?? []) {
    const inputs = piecesOf(parcel)
    const inside = inputs.reduce((sum, { value }) => sum + Number(value), 0)
    const asked = inputs.reduce((sum, { max }) => sum + Number(max), 0)
    parcel.dataset.parcel = inside === 0 ? 'empty' : inside < asked ? 'part' : 'full'
    const count = parcel.querySelector('output')
    if (count) count.value = `${inside} / ${asked}`
  }
}
