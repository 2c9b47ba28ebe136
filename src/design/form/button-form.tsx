'use client'

import { type ComponentProps, useActionState, useId } from 'react'
import { Button } from '../button'
import { type FormState, refusalOf } from './form-state'

type Props = {
  action: (state: FormState, data: FormData) => Promise<FormState>
  hidden: Record<string, string>
} & Omit<ComponentProps<typeof Button>, 'action' | 'type' | 'hidden'>

export function ButtonForm({ action, hidden, ...rest }: Props) {
  const [state, formAction, busy] = useActionState(action, { values: {} })
  const refusal = refusalOf(state)
  const noteId = useId()
  return (
    <form action={formAction}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        {...rest}
        type="submit"
        size="sm"
        disabled={busy}
        aria-busy={busy || undefined}
        aria-describedby={refusal ? noteId : undefined}
      />
      <p id={noteId} role="alert" className="mt-2 text-sm text-signal empty:hidden">
        {refusal}
      </p>
    </form>
  )
}
