import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { anythingUnsaved } from '../unsaved/unsaved-forms'

/** Before the moment at which Payload leads away from an ended session, in milliseconds. */
const before = 3000

/** Payload leads to the sign-in when the session ends, and forgets what was typed: it is kept and the dialog asks. */
export function useOutlastedSession(ask: () => Promise<boolean>): void {
  const { user, tokenExpirationMs, setUser } = useAuth()

  const keepForm = useEffectEvent(() => {
    if (!user || !anythingUnsaved()) return
    // Without a time of its end Payload's own timers stop.
    setUser({ user, exp: 0 })
    void ask()
  })
  useEffect(() => {
    if (!tokenExpirationMs) return
    const rest = tokenExpirationMs - Date.now() - before
    // Browsers take no longer time; a window that is open for weeks is asked by its next save.
    if (rest <= 0 || rest > 2 ** 31 - 1) return
    const timer = setTimeout(() => keepForm(), rest)
    return () => clearTimeout(timer)
  }, [tokenExpirationMs])
}
