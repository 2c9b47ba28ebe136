'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type SubmitEvent, useTransition } from 'react'
import { cx } from './cx'

/** Opens a choice as soon as it is made, and tells that its page is on the way; the button is for browsers without JavaScript. */
export function FilterForm({
  action,
  submitLabel,
  className = 'flex min-w-0 items-center gap-2.5 large-type:flex-col large-type:items-stretch',
  children,
}: {
  action: string
  submitLabel: string
  className?: string
  children: ReactNode
}) {
  const router = useRouter()
  const [waiting, begin] = useTransition()

  function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) chosen.append(name, String(value))
    begin(() => router.push(`${action}?${chosen}`, { scroll: false }))
  }

  return (
    <form
      action={action}
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
