import { problem } from '@collections/problems'
import { APIError, type PayloadRequest, parseCookies } from 'payload'
import type { Attempt } from '../sign-in-limits'

/** Who tries to prove who they are, and from where. Colleagues and customers are counted apart. */
export async function attemptOf({ headers }: PayloadRequest, email: string): Promise<Attempt> {
  // Imported lazily: these modules import the configuration that contains the hooks of staff.
  const [{ clientNetwork }, { deviceCookie, isMarkedFor }] = await Promise.all([
    import('../client-address'),
    import('../known-device'),
  ])
  const account = `staff ${email.trim().toLowerCase()}`
  const knownDevice = isMarkedFor(account, parseCookies(headers).get(deviceCookie))
  return { network: clientNetwork(headers), account, knownDevice }
}

/** @throws when too much was tried already; an attempt counts as failed until `attemptSucceeded` is called */
export async function beginAttempt(req: PayloadRequest, email: string): Promise<Attempt> {
  const { countFailure, checkSignInLimit } = await import('../sign-in-limits')
  const attempt = await attemptOf(req, email)
  if (!(await checkSignInLimit(attempt))) throw tooManyAttempts(req)
  await countFailure(attempt)
  return attempt
}

export function tooManyAttempts(req: PayloadRequest) {
  return new APIError(problem('tooManyAttempts', req.i18n.language), 429, undefined, true)
}
