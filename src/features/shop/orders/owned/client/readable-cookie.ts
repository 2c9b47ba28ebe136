import { onAuthEvent, signedInState } from '@/features/auth/client/auth-store'
import { type OwnerKind, ownedSeconds } from '../owned-seconds'

/** A cookie in which the server tells a cached page about the visitor: `{text}.guest` or `{text}.account`. */
export function readableCookie(name: string) {
  const changeEvent = name
  const shape = new RegExp(`(?:^|; )${name}=([0-9a-z]{0,3800})\\.(guest|account)(?:;|$)`)

  function read(): { text: string; kind: OwnerKind } | null {
    const [, text, kind] = shape.exec(document.cookie) ?? []
    return text !== undefined && (kind === 'guest' || kind === 'account') ? { text, kind } : null
  }

  function write(value: { text: string; kind: OwnerKind } | null): void {
    const text = value ? `${value.text}.${value.kind}` : ''
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${name}=${text}; Path=/; SameSite=Lax; Max-Age=${value ? ownedSeconds : 0}${secure}`
    changed()
  }

  const changed = () => dispatchEvent(new Event(changeEvent))

  /** Calls back on changes in this tab, and in other tabs once this one is looked at again. */
  function subscribe(listener: () => void): () => void {
    addEventListener(changeEvent, listener)
    addEventListener('pageshow', listener)
    document.addEventListener('visibilitychange', listener)
    return () => {
      removeEventListener(changeEvent, listener)
      removeEventListener('pageshow', listener)
      document.removeEventListener('visibilitychange', listener)
    }
  }

  /**
   * Follows the sign-in state: signing in asks the server for the account's value, also for another person than before,
   * and signing out removes it.
   */
  function followPerson(ask: () => void): () => void {
    let person = signedInState()?.user.id
    const follow = () => {
      const now = signedInState()?.user.id
      // Removed before there is an answer, so that the next page asks if this one is left meanwhile.
      if (read()?.kind === 'account' && (!now || now !== person)) write(null)
      person = now
      if (now && read()?.kind !== 'account') ask()
    }
    follow()
    return onAuthEvent(follow)
  }

  return { read, write, changed, subscribe, followPerson }
}
