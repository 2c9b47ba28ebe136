'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { StaffTyped } from '@/features/shop/goods/staff-work/typed'

/** Animation frames to wait for the form: a form outside the document's own is mounted after the page. */
const mostLooks = 20

export function TypedAgain({ typed, action, words }: { typed: StaffTyped; action: string; words: string }) {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    let timer = 0
    const look = (left: number) => {
      const form = formOf(document.forms, typed, action)
      if (form) setPlace(fillAgain(form, typed))
      else if (left > 0) timer = requestAnimationFrame(() => look(left - 1))
    }
    look(mostLooks)
    return () => cancelAnimationFrame(timer)
  }, [typed, action])
  if (!place || !words) return null
  return createPortal(<small className="orders-field-refused">{words}</small>, place)
}

/** Hidden fields that identify a form among forms of the same kind. */
const owners = ['variant', 'order', 'return', 'parcel', 'voucher', 'withdrawal']
/** Hidden fields to restore with the input: a count refers to the stock seen at that time. */
const kept = ['seen', 'correction']

/** Finds the refused form by its action and hidden fields; null if it is gone. */
function formOf(forms: Iterable<HTMLFormElement>, typed: StaffTyped, action: string): HTMLFormElement | null {
  const isOwn = (form: HTMLFormElement) =>
    owners.every((name) => {
      const field = form.elements.namedItem(name)
      return (
        !(field instanceof HTMLInputElement && field.type === 'hidden') || typed.fields[name]?.includes(field.value)
      )
    })
  const leadsThere = (form: HTMLFormElement) =>
    form.getAttribute('action') === action || form.querySelector(`[formaction="${CSS.escape(action)}"]`) !== null
  return [...forms].find((form) => leadsThere(form) && isOwn(form)) ?? null
}

/** An input that was sent as it was shown says what is stored now: a colleague may have changed it. */
function isRestored(each: { name: string; type: string }, sent: string, { fields, why }: StaffTyped): boolean {
  // A count that a colleague's correction has overtaken is compared with the stock of now.
  if (each.type === 'hidden') return kept.includes(each.name) && why !== 'corrected-since'
  return sent !== fields[`shown:${each.name}`]?.[0]
}

/**
 * Restores the sent values and opens the `<details>` around them. @returns where its refused field says why; null where
 * none is to blame
 */
function fillAgain(form: HTMLFormElement, typed: StaffTyped): Element | null {
  const { field, fields } = typed
  let place: Element | null = null
  for (const each of form.elements) {
    const isSelect = each instanceof HTMLSelectElement
    if (!(isSelect || each instanceof HTMLInputElement) || !each.name) continue
    const sent = fields[each.name]
    if (!isSelect && (each.type === 'checkbox' || each.type === 'radio'))
      tick(each, sent?.includes(each.value) ?? false)
    else if (sent?.[0] !== undefined && isRestored(each, sent[0], typed)) each.value = sent[0]
    if (each.type !== 'hidden') each.closest('details')?.setAttribute('open', '')
    if (each.name === field && each.type !== 'hidden') {
      each.setAttribute('aria-invalid', 'true')
      each.focus()
      place = each.closest('label')
    }
  }
  return place
}

function tick(box: HTMLInputElement, isTicked: boolean): void {
  if (box.checked === isTicked) return
  box.checked = isTicked
  box.dispatchEvent(new Event('change', { bubbles: true }))
}
