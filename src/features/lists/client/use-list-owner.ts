'use client'

import { useEffect } from 'react'
import { onAuthEvent, signedInState } from '@/features/account/auth/client/auth-store'
import { hasSetAside, listOwner } from './list-ids'

/**
 * The lists follow the person: signing in joins those of this browser with those of the account, signing out takes the
 * account's out of the browser, and sends what it left to be sent. Whoever has none of that loads nothing here.
 */
export function useListOwner(): void {
  useEffect(() => {
    const follow = () => {
      const person = signedInState()?.user.id ?? null
      if (person !== listOwner() || hasSetAside()) void import('./account').then((account) => account.followPerson())
    }
    follow()
    return onAuthEvent(follow)
  }, [])
}
