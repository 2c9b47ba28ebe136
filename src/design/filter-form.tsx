'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useTransition } from 'react'
import { cx } from './cx'
import { isTouched } from './form/touched'

type Props = {
  action: string
  bare?: string
  /** The current choice. When it changes, the form shows it again without losing the focus. */
  state?: string
  submitLabel: string
  className?: string
  children: ReactNode
}

/** Focus and open folds at the moment of a choice: the next page renders them anew, and its form restores them. */
let left: { action: string; id: string; name: string; folds: string[] } | null = null

/** Boxes of one name are told apart by their ids; other fields may have another id on the next page. */
function fieldLike(form: HTMLFormElement, id: string, name: string): HTMLElement | undefined {
  const same = document.getElementById(id)
  if (same?.getAttribute('name') === name) return same
  const fields = form.querySelectorAll<HTMLElement>('input:not([type=hidden]), select')
  return Array.from(fields).find((field) => field.getAttribute('name') === name)
}

/** React's `onChange` is told of each keystroke. */
const isText = (field: EventTarget) => field instanceof HTMLInputElement && field.type === 'text'

/** Without a submit button a form with several fields is not sent by Enter. */
function sendByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !isText(event.target)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/**
 * Submits on every choice, and what is typed when it is finished, and shows that the page is loading; the button is for
 * browsers without JavaScript.
 */
export function FilterForm({
  action,
  bare,
  state,
  submitLabel,
  className = 'flex min-w-0 items-center gap-2.5 large-type:flex-col large-type:items-stretch',
  children,
}: Props) {
  const router = useRouter()
  const [waiting, begin] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  /** Whether anything was typed since the form was sent. */
  const typed = useRef(false)
  const begun = useRef(false)

  useEffect(() => {
    const here = form.current
    if (waiting || !here) return
    // A choice made before the script listened counts as well, and a reset would undo it without a word.
    const isEarly = !begun.current && Array.from(here.elements).some(isTouched)
    begun.current = true
    if (isEarly) {
      const field = document.activeElement
      if (field && isText(field) && here.contains(field)) typed.current = true
      else here.requestSubmit()
      return
    }
    if (state !== undefined) here.reset()
    if (left?.action !== action) return
    const { id, name, folds } = left
    for (const fold of folds) document.getElementById(fold)?.setAttribute('open', '')
    const field = fieldLike(here, id, name)
    // A page may have several forms with one address: another of them has the field.
    if (name && !field) return
    if (document.activeElement === document.body) field?.focus({ preventScroll: true })
    left = null
  }, [action, state, waiting])

  function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    typed.current = false
    const chosen = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) if (value !== '') chosen.append(name, String(value))
    const details = event.currentTarget.querySelectorAll('details[open]')
    const focused = document.activeElement
    left = {
      action,
      id: focused?.id ?? '',
      name: focused?.getAttribute('name') ?? '',
      folds: Array.from(details, ({ id }) => id),
    }
    const target = chosen.size === 0 && bare ? bare : `${action}?${chosen}`
    begin(() => router.push(target, { scroll: false }))
  }

  return (
    <form
      ref={form}
      action={action}
      autoComplete="off"
      aria-busy={waiting}
      onSubmit={open}
      onChange={({ target, currentTarget }) => {
        if (isText(target)) typed.current = true
        else currentTarget.requestSubmit()
      }}
      onBlur={({ currentTarget }) => typed.current && currentTarget.requestSubmit()}
      onKeyDown={sendByEnter}
      className={cx('print:hidden', className)}
    >
      {children}
      <noscript>
        <button type="submit" className="min-h-11 rounded-full bg-accent px-4 text-sm font-semibold text-on-accent">
          {submitLabel}
        </button>
      </noscript>
    </form>
  )
}
