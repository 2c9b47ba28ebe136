'use client'

import { ListChecks } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { onAuthEvent, signedInState } from '@/features/account/auth/client/auth-store'
import { hasQuarantined, listOwner, noIds, onLists, tickedIds } from '../client/list-ids'

type Props = { size: number; className?: string }

/** The icon of the list with the number of its items, for a link that has its own name. */
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

/** Switches to the lists of the signed-in account; used once on every page. */
export function ListKeeper() {
  useListOwner()
  return null
}

/**
 * The lists follow the person: signing in joins those of this browser with those of the account, signing out takes the
 * account's out of the browser, and sends what it left to be sent. Whoever has none of that loads nothing here.
 */
function useListOwner(): void {
  useEffect(() => {
    const follow = () => {
      const person = signedInState()?.user.id ?? null
      if (person !== listOwner() || hasQuarantined())
        void import('../client/account').then((account) => account.followPerson())
    }
    follow()
    return onAuthEvent(follow)
  }, [])
}
