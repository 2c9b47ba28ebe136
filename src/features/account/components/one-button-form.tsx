'use client'

import { type ComponentProps, useActionState } from 'react'
import { Button } from '@/design/button'
import type { FormState } from '@/design/form/form-state'

type Props = {
  action: (state: FormState, data: FormData) => Promise<FormState>
  hidden: Record<string, string>
} & Omit<ComponentProps<typeof Button>, 'action' | 'type' | 'hidden'>

/** A button that changes something, with and without JavaScript. */
export function OneButtonForm({ action, hidden, ...rest }: Props) {
  const [{ message }, formAction, busy] = useActionState(action, { values: {} })
  return (
    <form action={formAction}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...rest} type="submit" size="sm" disabled={busy} aria-busy={busy || undefined} />
      {message && (
        <p role="alert" className="mt-1.5 text-sm text-signal">
          {message}
        </p>
      )}
    </form>
  )
}
