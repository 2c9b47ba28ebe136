'use client'

import { LogOut } from 'lucide-react'
import { type SubmitEvent, useActionState, useState } from 'react'
import { FormFailure } from '@/design/form/form-failure'
import { showToast } from '@/design/toast-store'
import { logout } from '@/features/account/auth/client/session'
import { type Locale, localePath } from '@/i18n/routing'
import { logoutAction } from '../actions'
import { entryLook } from './menu-look'

type Props = { locale: Locale; label: string; failed: string }

export function SignOut({ locale, label, failed }: Props) {
  const [{ message }, formAction] = useActionState(logoutAction, { values: {} })
  const [busy, setBusy] = useState(false)

  async function submitted(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    try {
      await logout(locale, failed)
      // A full page load, so that nothing of the account stays.
      location.assign(localePath(locale, '/'))
    } catch (error) {
      if (!(error instanceof FormFailure)) throw error
      showToast(error.message)
      setBusy(false)
    }
  }

  return (
    <form action={formAction} onSubmit={submitted}>
      <input type="hidden" name="locale" value={locale} />
      {message && (
        <p role="alert" className="px-3 py-2 text-sm text-signal">
          {message}
        </p>
      )}
      <button type="submit" disabled={busy} className={entryLook}>
        <LogOut aria-hidden size={19} strokeWidth={1.8} className="shrink-0" />
        {label}
      </button>
    </form>
  )
}
