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

/** Focus and open folds at the moment of a choice: the next page renders a new form, which restores them. */
let left: { action: string; focused: string; open: string[] } | null = null

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
    if (state !== undefined) form.current?.reset()
    if (left?.action !== action) return
    for (const id of left.open) document.getElementById(id)?.setAttribute('open', '')
    if (document.activeElement === document.body) document.getElementById(left.focused)?.focus({ preventScroll: true })
    left = null
  }, [action, state])

  function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) if (value !== '') chosen.append(name, String(value))
    const details = event.currentTarget.querySelectorAll('details[open]')
    left = { action, focused: document.activeElement?.id ?? '', open: Array.from(details, ({ id }) => id) }
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
