import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { clearPoints, givePoint, hasPoint, hiddenKey, type Limit, takePoint } from '@/server/rate-limit'
import { takeMailboxPoint } from '@/server/typed-limits'

const quarter = 15 * 60
const hour = 60 * 60

/** Attempts from one network, at all accounts together: offices and mobile networks share one. */
const perNetwork: Limit = { name: 'auth-address', points: 100, seconds: quarter }
/** Attempts from one network at one account. */
const perPair: Limit = { name: 'auth-pair', points: 8, seconds: quarter }
/** Attempts of all unknown devices together at one account, against guessing from many networks. */
const perAccount: Limit = { name: 'auth-account', points: 50, seconds: hour }
/** Mails and codes to one account, per requesting network and from all together, so that strangers do not use up its owner's. */
const mails = { name: 'auth-mail', seconds: hour, ofPair: 6, ofMailbox: 30 }

export interface Attempt {
  /** The network of the client, see client-address.ts. */
  network: string
  /** E-mail address or phone number. */
  account: string
  /** The account has signed in from this device before: guessing elsewhere does not lock it out here. */
  knownDevice: boolean
}

/**
 * Whether a password or a code may be tried. Nobody can lock someone else out: the limits of an account do not count on a
 * device that it has signed in from, and those of a network count there alone.
 */
export async function checkSignInLimit(cms: Payload, attempt: Attempt): Promise<boolean> {
  const { network, account, knownDevice } = attempt
  const key = hiddenKey(account)
  const allowed = await Promise.all([
    takePoint(cms, perNetwork, network),
    takePoint(cms, perPair, pairOf(attempt)),
    knownDevice || hasPoint(cms, perAccount, key),
  ])
  const isAllowed = allowed.every(Boolean)
  if (!isAllowed) logSignInAttempt('sign-in-limited', attempt)
  return isAllowed
}

export async function countFailedSignIn(cms: Payload, attempt: Attempt): Promise<void> {
  logSignInAttempt('sign-in-failed', attempt)
  await countFailure(cms, attempt)
}

export async function countFailure(cms: Payload, { account, knownDevice }: Attempt): Promise<void> {
  if (!knownDevice) await takePoint(cms, perAccount, hiddenKey(account))
}

/** An attempt that counted as failed beforehand was none: everything that it took is given back. */
export async function giveBackAttempt(cms: Payload, attempt: Attempt): Promise<void> {
  await Promise.all([
    givePoint(cms, perNetwork, attempt.network),
    givePoint(cms, perPair, pairOf(attempt)),
    giveBackFailure(cms, attempt),
  ])
}

/** Of an attempt that `countFailure` had counted before it was known to be right. */
export async function giveBackFailure(cms: Payload, { account, knownDevice }: Attempt): Promise<void> {
  if (!knownDevice) await givePoint(cms, perAccount, hiddenKey(account))
}

const pairOf = ({ network, account, knownDevice }: Attempt) =>
  `${knownDevice ? 'known:' : ''}${hiddenKey(`${network} ${hiddenKey(account)}`)}`

/** A success is no guess: it must not count against an office where many sign in. */
export async function recordSuccessfulSignIn(cms: Payload, attempt: Attempt): Promise<void> {
  logSignInAttempt('sign-in-succeeded', attempt)
  await Promise.all([givePoint(cms, perNetwork, attempt.network), clearPoints(cms, perPair, pairOf(attempt))])
}

/** Whether a mail may be sent to an account, or an account be created. */
export async function checkMailLimit(
  cms: Payload,
  { network, account }: Pick<Attempt, 'network' | 'account'>,
): Promise<boolean> {
  const isAllowed =
    (await takePoint(cms, perNetwork, network)) && (await takeMailboxPoint(cms, mails, network, account))
  if (!isAllowed) logSignInAttempt('mail-limited', { network, account })
  return isAllowed
}

type AttemptEvent = 'sign-in-succeeded' | 'sign-in-failed' | 'sign-in-limited' | 'mail-limited'

/**
 * Notes a try to sign in or to prove who one is, so that an attack can be seen afterwards. The account is a name that only this
 * application can make from its address or number: equal for equal accounts, and no way back.
 */
function logSignInAttempt(event: AttemptEvent, { network, account }: { network: string; account: string }): void {
  // As the callers write it: `code …` for a second factor, `link …` for a mailed one, and the account alone for a password.
  const [, by = 'password'] = /^(?:known:)?(\w+) /.exec(account) ?? []
  log.info({ event, by, network, account: pseudonymOf(account) }, 'sign-in attempt')
}

function pseudonymOf(account: string): string {
  const text = `log ${account.trim().toLowerCase()}`
  return createHmac('sha256', env().PAYLOAD_SECRET).update(text).digest('base64url').slice(0, 16)
}
