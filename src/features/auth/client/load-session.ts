import type { Locale } from '@/i18n/routing'
import { ApiFailure, post } from '@/lib/forms/client/post'
import { allowAdminTest, clearSignedIn, emitAuthEvent, signedInState, storeSignedIn } from './auth-store'

const noSessionLeft = new Set([401, 403, 404])

function sessionToEnd() {
  const session = signedInState()?.session
  if (!session) return undefined
  const { expires_at, expires_in, token_type } = session
  return { expires_at, expires_in, token_type }
}

/** Signs out in this browser. Without a response nobody is signed out. @throws ApiFailure */
export async function logout(locale: Locale, otherwise: string, scope = 'local'): Promise<void> {
  const body = { locale, scope, session: sessionToEnd() }
  await post('/api/auth/logout', body, otherwise).catch((error: unknown) => {
    if (!(error instanceof ApiFailure && noSessionLeft.has(error.status))) throw error
  })
  if (scope !== 'others') clearSignedIn()
}

const repeatable = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Synchronises the stored session with the cookie. Being a read, it is retried once; a failure changes nothing. */
export async function loadSession(again = true): Promise<void> {
  const response = await fetch('/api/auth/session').catch(() => null)
  if (!response?.ok) {
    if (again && (!response || repeatable.has(response.status))) await loadSession(false)
    return
  }
  const { sessionAnswer } = await import('./answers')
  const { data } = sessionAnswer.safeParse(await response.json().catch(() => null))
  if (!data) return
  const { user, session, refreshed, adminTest } = data
  allowAdminTest(adminTest)
  if (!user || !session) return clearSignedIn()
  if (refreshed) storeSignedIn({ user, session }, 'TOKEN_REFRESHED')
  // The cookie may be that of another person than the one this browser remembers.
  else if (signedInState()?.user.id !== user.id) storeSignedIn({ user, session }, 'SIGNED_IN')
}

export function mayBeSignedIn(): boolean {
  return document.cookie.includes('broshura-signed-in=')
}

export function startSession(): void {
  const known = signedInState()
  emitAuthEvent('INITIAL_SESSION', known)
  if (known || mayBeSignedIn()) void loadSession()
}
