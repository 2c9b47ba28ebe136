import { type Locale, localePath } from '@/i18n/routing'
import { ApiFailure, postFor } from '@/lib/forms/client/post'
import type { SignedIn } from '../login'
import type { LinkQuestionWords } from '../password-words'
import { linkAnswer as shape } from './answers'
import { redirectAfterSignIn } from './auth-api'
import { storeSignedIn } from './auth-store'

const parts = ['access_token', 'refresh_token', 'expires_in', 'token_type'] as const
const oldAfter = 120

type AskPerson = (words: LinkQuestionWords) => Promise<boolean>

/**
 * Reads the session that a link of the auth server put into the address (hash or `code`), hands it to the server and
 * clears the address (docs/product.md, section 7). A session that this browser did not request is adopted only after a
 * question. @returns the error message, if any
 */
export async function readAddressSession(locale: Locale, failed: string, ask: AskPerson): Promise<string | undefined> {
  const url = new URL(location.href)
  const hash = new URLSearchParams(url.hash.slice(1))
  const code = url.searchParams.get('code')
  url.hash = ''
  for (const name of ['code', 'error', 'error_code', 'error_description']) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)

  const isHash = hash.has('access_token')
  if (isHash ? parts.some((part) => !hash.get(part)) : !code) return failed
  if (isHash) warnOfAge(hash)
  try {
    const given = isHash ? Object.fromEntries(hash) : { code }
    const signedIn = await handOver({ ...given, locale }, failed, ask)
    if (!signedIn) return undefined
    const { user, session, nextLevel } = signedIn
    const recovers = hash.get('type') === 'recovery'
    storeSignedIn({ user, session }, recovers ? 'PASSWORD_RECOVERY' : 'SIGNED_IN')
    const here = url.pathname + url.search
    if (recovers || nextLevel === 'aal2')
      redirectAfterSignIn({ next: recovers ? newPassword(locale) : here, nextLevel }, locale)
    return undefined
  } catch (error) {
    if (error instanceof ApiFailure) return error.message
    throw error
  }
}

/** @returns undefined when the person declines */
async function handOver(given: object, otherwise: string, ask: AskPerson): Promise<SignedIn | undefined> {
  const answer = await postFor('/api/auth/session', given, { otherwise, shape })
  if (!('question' in answer)) return answer
  return (await ask(answer.question)) ? handOver({ ...given, agreed: true }, otherwise, ask) : undefined
}

/** Others may have seen an old link; a wrong clock makes sessions end too early or too late. */
function warnOfAge(hash: URLSearchParams): void {
  const expiresIn = Number(hash.get('expires_in'))
  const now = Math.round(Date.now() / 1000)
  const expiresAt = Number(hash.get('expires_at') ?? now + expiresIn)
  const age = now - (expiresAt - expiresIn)
  if (age > oldAfter) console.warn(`The session in the address was issued ${age} s ago`)
  if (age < 0) console.warn(`The session in the address was issued ${-age} s in the future: is the clock right?`)
}

const newPassword = (locale: Locale) => localePath(locale, '/new-password')
