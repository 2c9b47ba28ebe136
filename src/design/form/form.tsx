'use client'

import { type ComponentProps, type ReactNode, type SubmitEvent, useActionState, useId, useState } from 'react'
import { Button } from '../button'
import { Notice } from '../notice'
import { FormFailure } from './form-failure'
import type { FormState } from './form-state'
import { FormStateContext } from './form-state-context'

type Props = {
  /** What the form does without our script: a server action. */
  action: (state: FormState, data: FormData) => Promise<FormState>
  /** What it does with our script. It resolves when the person is led on. @throws FormFailure */
  send: (fields: Record<string, string>) => Promise<void>
  submit: string
  variant?: ComponentProps<typeof Button>['variant']
  hidden?: Record<string, string>
  children?: ReactNode
}

const fresh: FormState = { values: {} }

/** A form that says what is wrong beside the field, keeps what was typed, and works without JavaScript. */
export function Form({ action, send, submit, variant, hidden = {}, children }: Props) {
  const [posted, formAction] = useActionState(action, fresh)
  const [failed, setFailed] = useState<FormState | null>(null)
  const [busy, setBusy] = useState(false)
  const noticeId = useId()
  const state = failed ?? posted

  async function submitted(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const values = Object.fromEntries(entries.filter(([name]) => !name.startsWith('$')))
    setBusy(true)
    setFailed({ values })
    try {
      await send(values)
    } catch (error) {
      if (!(error instanceof FormFailure)) throw error
      setFailed({ values, message: error.message, field: error.field })
      form.querySelector<HTMLElement>(error.field ? `[name="${error.field}"]` : 'button[type=submit]')?.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form action={formAction} onSubmit={submitted} noValidate aria-describedby={noticeId}>
      <div id={noticeId} role="alert" className="[&:not(:empty)]:mb-5">
        {state.message && !state.field && <Notice tone="problem">{state.message}</Notice>}
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="space-y-5">
        <FormStateContext value={state}>{children}</FormStateContext>
        <Button type="submit" variant={variant} className="w-full" aria-busy={busy || undefined} disabled={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
