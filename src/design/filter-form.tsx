'use client'

import Form from 'next/form'
import type { ReactNode } from 'react'

/** Submits a choice as soon as it is made; the button is for browsers without JavaScript. */
export function FilterForm({
  action,
  submitLabel,
  className = 'flex min-w-0 items-center gap-2.5',
  children,
}: {
  action: string
  submitLabel: string
  className?: string
  children: ReactNode
}) {
  return (
    <Form
      action={action}
      prefetch={false}
      scroll={false}
      onChange={(event) => event.currentTarget.requestSubmit()}
      className={className}
    >
      {children}
      <noscript>
        <button type="submit" className="min-h-11 rounded-full bg-accent px-4 text-sm font-semibold text-on-accent">
          {submitLabel}
        </button>
      </noscript>
    </Form>
  )
}
