'use client'

import { LayoutDashboard } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IntentLink } from '@/design/intent-link'
import { looksLikeAdmin } from '@/features/auth/admin-role'
import { onAuthEvent, signedInState } from '@/features/auth/client/auth-store'
import { entryLook } from './menu-look'

/** The way to the CMS, for whoever looks like an admin; what may be done there is decided there. */
export function AdminLink({ href, label }: { href: string; label: string }) {
  const state = useSyncExternalStore(onAuthEvent, signedInState, () => null)
  if (!state || !looksLikeAdmin(state.user)) return null
  return (
    <IntentLink href={href} className={entryLook}>
      <LayoutDashboard aria-hidden size={19} strokeWidth={1.8} className="shrink-0" />
      {label}
    </IntentLink>
  )
}
