'use client'

import { useEffect } from 'react'
import { onAuthEvent, signedInState } from '@/features/auth/client/auth-store'
import { listOwner } from './peek'

/**
 * The lists follow the person: signing in joins those of this browser with those of the account, signing out takes the
 * account's out of the browser. Whoever has neither loads nothing here.
 */
export function useListOwner(): void {
  useEffect(() => {
    const follow = () => {
      const person = signedInState()?.user.id ?? null
      if (person !== listOwner()) void import('./account').then((account) => account.followPerson())
    }
    follow()
    return onAuthEvent(follow)
  }, [])
}
