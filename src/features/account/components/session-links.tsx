'use client'

import { LayoutDashboard, LogOut } from 'lucide-react'
import { type SubmitEvent, useActionState, useState, useSyncExternalStore } from 'react'
import { FormFailure, refusalOf } from '@/design/form/form-state'
import { IntentLink } from '@/design/intent-link'
import { showToast } from '@/design/toast-store'
import { onAuthEvent, showsAdminEntry } from '@/features/auth/client/auth-store'
import { logout } from '@/features/auth/client/load-session'
import { type Locale, localePath } from '@/i18n/routing'
import { logoutAction } from '../actions'
import { entryLook } from './menu-icons'

/** The CMS decides what the person may do. */
export function AdminLink({ href, label }: { href: string; label: string }) {
  const isAdmin = useSyncExternalStore(onAuthEvent, showsAdminEntry, () => false)
  if (!isAdmin) return null
  return (
    <IntentLink href={href} className={entryLook}>
      <LayoutDashboard aria-hidden size={19} strokeWidth={1.8} className="shrink-0" />
      {label}
    </IntentLink>
  )
}

type Props = { locale: Locale; label: string; failed: string }

export function SignOut({ locale, label, failed }: Props) {
  const [state, formAction] = useActionState(logoutAction, { values: {} })
  const message = refusalOf(state)
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
