import { onAuthEvent, signedInState } from '@/features/account/auth/client/auth-store'
import { type OwnerKind, ownedSeconds } from '../owned-seconds'

/** A cookie by which the server tells a cached page what the visitor has: `{text}.guest` or `{text}.account`. */
export function readableCookie(name: string) {
  const changeEvent = name
  const shape = new RegExp(`(?:^|; )${name}=([0-9a-z]{0,3800})\\.(guest|account)(?:;|$)`)

  /** Null where the visitor has nothing. */
  function read(): { text: string; kind: OwnerKind } | null {
    const [, text, kind] = shape.exec(document.cookie) ?? []
    return text !== undefined && (kind === 'guest' || kind === 'account') ? { text, kind } : null
  }

  /** Remembers what the server has said; null forgets it. */
  function write(value: { text: string; kind: OwnerKind } | null): void {
    const text = value ? `${value.text}.${value.kind}` : ''
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${name}=${text}; Path=/; SameSite=Lax; Max-Age=${value ? ownedSeconds : 0}${secure}`
    changed()
  }

  const changed = () => dispatchEvent(new Event(changeEvent))

  /** Calls back when it may have changed, in this tab or, when it is looked at again, in another. */
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

  /** It follows the person: signing in asks the server for that of the account, signing out forgets it. */
  function followPerson(ask: () => void): () => void {
    const follow = () => {
      const kind = read()?.kind
      if (!signedInState()) {
        if (kind === 'account') write(null)
      } else if (kind !== 'account') ask()
    }
    follow()
    return onAuthEvent(follow)
  }

  return { read, write, changed, subscribe, followPerson }
}
