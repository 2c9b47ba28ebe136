'use client'

import { ListChecks } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { onAuthEvent, signedInState } from '@/features/auth/client/auth-store'
import { hasQuarantined, listOwner, noIds, onLists, tickedIds } from '../client/list-ids'

type Props = { size: number; className?: string }

export function ListBadge({ size, className }: Props) {
  const count = useSyncExternalStore(onLists, tickedIds, noIds).size
  return (
    <span aria-hidden className={`relative inline-grid place-items-center ${className ?? ''}`}>
      <ListChecks size={size} strokeWidth={1.8} />
      {count > 0 && (
        <span
          data-testid="list-count"
          className="absolute -top-1.5 -right-2.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-xs leading-4.5 font-semibold text-on-accent"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  )
}

export function ListKeeper() {
  useListOwner()
  return null
}

/**
 * Signing in merges the lists of this browser into the account; signing out removes the account's lists and sends what
 * was left. Visitors without lists or an account load no code here.
 */
function useListOwner(): void {
  useEffect(() => {
    const follow = () => {
      const person = signedInState()?.user.id ?? null
      if (person !== listOwner() || hasQuarantined())
        void import('../client/account').then((account) => account.followListOwner())
    }
    follow()
    return onAuthEvent(follow)
  }, [])
}
