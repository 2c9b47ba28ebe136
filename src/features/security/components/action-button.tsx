'use client'

import { type ReactNode, useActionState, useId } from 'react'
import { Button } from '@/design/button'
import type { FormState } from '@/design/form/form-state'

interface Props {
  action: (state: FormState, data: FormData) => Promise<FormState>
  hidden: Record<string, string>
  variant?: 'secondary' | 'quiet'
  /** The accessible name, where several buttons have the same text. */
  label?: string
  children: ReactNode
}

/** A form of a single button, with its error below. */
export function ActionButton({ action, hidden, variant = 'secondary', label, children }: Props) {
  const [{ message }, formAction, busy] = useActionState(action, { values: {} })
  const noteId = useId()
  return (
    <form action={formAction}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant={variant}
        size="sm"
        disabled={busy}
        aria-busy={busy || undefined}
        aria-label={label}
        aria-describedby={message ? noteId : undefined}
      >
        {children}
      </Button>
      <p id={noteId} role="alert" className="mt-2 text-sm text-signal empty:hidden">
        {message}
      </p>
    </form>
  )
}
