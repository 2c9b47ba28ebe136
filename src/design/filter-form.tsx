'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useTransition } from 'react'
import { cx } from './cx'

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

/** Submits on every choice and shows that the page is loading; the button is for browsers without JavaScript. */
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

  useEffect(() => {
    const here = form.current
    if (waiting || !here) return
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
      onChange={(event) => event.currentTarget.requestSubmit()}
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
