import { problem } from '@collections/problems'
import { APIError, type PayloadRequest, parseCookies } from 'payload'
import { clientNetwork } from '../client-address'
import { deviceCookie, isMarkedFor } from '../known-device'
import { type Attempt, checkSignInLimit, countFailure } from '../sign-in-limits'

/** Who tries to prove who they are, and from where. Colleagues and customers are counted apart. */
export function attemptOf({ headers }: PayloadRequest, email: string): Attempt {
  const account = `staff ${email.trim().toLowerCase()}`
  const knownDevice = isMarkedFor(account, parseCookies(headers).get(deviceCookie))
  return { network: clientNetwork(headers), account, knownDevice }
}

/** @throws when too much was tried already; an attempt counts as failed until `attemptSucceeded` is called */
export async function beginAttempt(req: PayloadRequest, email: string): Promise<Attempt> {
  const attempt = attemptOf(req, email)
  if (!(await checkSignInLimit(req.payload, attempt))) throw tooManyAttempts(req)
  await countFailure(req.payload, attempt)
  return attempt
}

export function tooManyAttempts(req: PayloadRequest) {
  return new APIError(problem('tooManyAttempts', req.i18n.language), 429, undefined, true)
}
