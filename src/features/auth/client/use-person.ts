import { useSyncExternalStore } from 'react'
import { onAuthEvent, signedInState } from './auth-store'

/** Id of who is signed in, also after a change in another tab; null for everybody in cached HTML. */
export const usePerson = (): string | null =>
  useSyncExternalStore(
    onAuthEvent,
    () => signedInState()?.user.id ?? null,
    () => null,
  )
