'use client'

import { type SubmitEvent, useActionState, useState } from 'react'
import { Button } from '@/design/button'
import { FormFailure, refusalOf } from '@/design/form/form-state'
import { logout } from '@/features/auth/client/load-session'
import { type Locale, localePath } from '@/i18n/routing'
import { endHereAction } from '../actions'

type Props = { locale: Locale; scope: 'local' | 'global'; words: { submit: string; failed: string } }

export function SignOutHere({ locale, scope, words }: Props) {
  const [state, formAction] = useActionState(endHereAction, { values: {} })
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submitted(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    try {
      await logout(locale, words.failed, scope)
      // A full page load, so that nothing of the account stays.
      location.assign(localePath(locale, '/login'))
    } catch (error) {
      if (!(error instanceof FormFailure)) throw error
      setFailure(error.message)
      setBusy(false)
    }
  }

  return (
    <form action={formAction} onSubmit={submitted}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="scope" value={scope} />
      <Button type="submit" variant="secondary" size="sm" disabled={busy} aria-busy={busy || undefined}>
        {words.submit}
      </Button>
      <p role="alert" className="mt-2 text-sm text-signal empty:hidden">
        {failure ?? refusalOf(state)}
      </p>
    </form>
  )
}
