'use client'

import { LayoutDashboard, UserRound } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { IconLink } from '@/design/icon-button'
import { startSession } from '../client/auth-api'
import { onAuthEvent, showsAdminEntry, signedInState } from '../client/auth-store'

type Props = { accountHref: string; adminHref: string; words: { account: string; signIn: string; admin: string } }

/** The way to the account in the header. The page is the same for everybody; who reads it is asked here. */
export function AccountEntry({ accountHref, adminHref, words }: Props) {
  const state = useSyncExternalStore(onAuthEvent, signedInState, () => null)
  const isAdmin = useSyncExternalStore(onAuthEvent, showsAdminEntry, () => false)
  useEffect(startSession, [])
  return (
    <>
      {isAdmin && (
        <IconLink href={adminHref} label={words.admin}>
          <LayoutDashboard aria-hidden size={20} />
        </IconLink>
      )}
      <IconLink href={accountHref} label={state ? words.account : words.signIn}>
        <UserRound aria-hidden size={20} className={state ? 'text-accent' : undefined} />
      </IconLink>
    </>
  )
}
