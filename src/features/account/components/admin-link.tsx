'use client'

import { LayoutDashboard } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IntentLink } from '@/design/intent-link'
import { onAuthEvent, showsAdminEntry } from '@/features/account/auth/client/auth-store'
import { entryLook } from './menu-look'

/** The link to the CMS, for those who look like an admin; the CMS decides what they may do. */
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
