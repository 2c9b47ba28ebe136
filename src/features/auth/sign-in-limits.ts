import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import type { Payload } from 'payload'
import { clientNetwork, siteOf } from '@/server/client-network'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { giveNetworkPoint, takeNetworkPoint } from '@/server/network-limit'
import { clearPoints, givePoint, hiddenKey, type Limit, takePoint } from '@/server/rate-limit'
import { takeMailboxPoint } from '@/server/typed-limits'

/**
 * An account as one way of signing in names it; each way is counted apart. A password belongs to an address or a phone
 * number, a second factor and a recovery code to an id of the auth server, a link to its token.
 */
export interface SignInAccount {
  kind: 'password' | 'code' | 'link' | 'mailed' | 'recovery' | 'session' | 'staff'
  account: string
}

export interface SignInAttempt {
  network: string
  account: SignInAccount
  /** The account has signed in from this device before: guessing elsewhere does not lock it out here. */
  knownDevice: boolean
}

/** Stored hashes and the marks of devices are made from it: another spelling would forget all of them. */
export function accountKey({ kind, account }: SignInAccount): string {
  const name = account.trim().toLowerCase()
  return kind === 'password' ? name : `${kind} ${name}`
}

export function pairKey(attempt: SignInAttempt): string {
  return forDevice(attempt, hiddenKey(`${attempt.network} ${hiddenKey(accountKey(attempt.account))}`))
}

/** Mails to the owner's own device are counted apart from those that strangers ask for. */
export function mailKey(attempt: SignInAttempt): string {
  return forDevice(attempt, accountKey(attempt.account))
}

const forDevice = ({ knownDevice }: SignInAttempt, key: string) => `${knownDevice ? 'known:' : ''}${key}`

const quarter = 15 * 60
const hour = 60 * 60

/** For all accounts together: offices and mobile networks share one address. */
const perNetwork: Limit = { name: 'auth-address', points: 100, seconds: quarter }
const perPair: Limit = { name: 'auth-pair', points: 8, seconds: quarter }
/** From all unknown devices together at one account, against guessing from many networks. */
const perAccount: Limit = { name: 'auth-account', points: 50, seconds: hour }
/**
 * Mails and codes to one account, per requesting network and in total, so that strangers cannot use up the owner's
 * share.
 */
const mails = { name: 'auth-mail', seconds: hour, ofPair: 6, ofMailbox: 30 }
/** Text messages to the unknown devices of a connection: each is paid for, and may go to a number that earns by it. */
const texts: Limit = { name: 'auth-texts', points: 20, seconds: hour }

/**
 * True when a password or code may be tried. Nobody can lock somebody else out: the limits of an account do not count
 * on a device that it has signed in from, those of a network count only there. A try counts as wrong until it proves
 * otherwise (`recordSuccessfulSignIn`, `giveBackFailure`): of those sent at one moment each would else pass before the
 * first has failed.
 */
export async function checkSignInLimit(cms: Payload, attempt: SignInAttempt): Promise<boolean> {
  const { network, account, knownDevice } = attempt
  const own = await Promise.all([takeNetworkPoint(cms, perNetwork, network), takePoint(cms, perPair, pairKey(attempt))])
  // Tries that a network is refused must not use up those of the account.
  const isAllowed =
    own.every(Boolean) && (knownDevice || (await takePoint(cms, perAccount, hiddenKey(accountKey(account)))))
  if (!isAllowed) logSignInAttempt('sign-in-limited', attempt)
  return isAllowed
}

/** Its points are taken already. */
export function noteFailedSignIn(attempt: SignInAttempt): void {
  logSignInAttempt('sign-in-failed', attempt)
}

/** Returns all points of an attempt that was none. */
export async function giveBackAttempt(cms: Payload, attempt: SignInAttempt): Promise<void> {
  await Promise.all([
    giveNetworkPoint(cms, perNetwork, attempt.network),
    givePoint(cms, perPair, pairKey(attempt)),
    giveBackFailure(cms, attempt),
  ])
}

/** For an attempt that was neither right nor wrong: the auth server did not answer, or nothing was there to try. */
export async function giveBackFailure(cms: Payload, { account, knownDevice }: SignInAttempt): Promise<void> {
  if (!knownDevice) await givePoint(cms, perAccount, hiddenKey(accountKey(account)))
}

/** Successes do not count: many people sign in from one office. */
export async function recordSuccessfulSignIn(cms: Payload, attempt: SignInAttempt): Promise<void> {
  logSignInAttempt('sign-in-succeeded', attempt)
  await Promise.all([
    giveNetworkPoint(cms, perNetwork, attempt.network),
    clearPoints(cms, perPair, pairKey(attempt)),
    giveBackFailure(cms, attempt),
  ])
}

export async function checkMailLimit(cms: Payload, attempt: SignInAttempt): Promise<boolean> {
  const { network } = attempt
  const key = mailKey(attempt)
  const isAllowed =
    (await takeNetworkPoint(cms, perNetwork, network)) && (await takeMailboxPoint(cms, mails, network, key))
  if (!isAllowed) logSignInAttempt('mail-limited', attempt, key)
  return isAllowed
}

/** As `checkMailLimit`, for text messages. */
export async function checkTextLimit(cms: Payload, attempt: SignInAttempt): Promise<boolean> {
  if (!(await checkMailLimit(cms, attempt))) return false
  const isAllowed = attempt.knownDevice || (await takePoint(cms, texts, siteOf(attempt.network)))
  if (!isAllowed) logSignInAttempt('mail-limited', attempt, mailKey(attempt))
  return isAllowed
}

type AttemptEvent = 'sign-in-succeeded' | 'sign-in-failed' | 'sign-in-limited' | 'mail-limited'

/**
 * Logs attempts, so that attacks can be found afterwards. The account is logged as a keyed hash: equal for equal
 * accounts, and irreversible.
 */
function logSignInAttempt(
  event: AttemptEvent,
  { network, account }: SignInAttempt,
  counted: string = accountKey(account),
): void {
  log.info({ event, by: account.kind, network, account: pseudonymOf(counted) }, 'sign-in attempt')
}

function pseudonymOf(key: string): string {
  return createHmac('sha256', env().PAYLOAD_SECRET).update(`log ${key}`).digest('base64url').slice(0, 16)
}

export const deviceCookie = 'broshura-device'
const days400 = 400 * 24 * 60 * 60
/** Address, number and second factor of a person are three marks. */
const mostMarks = 10

/** A signed mark of an account that has signed in on this device. It signs nobody in. */
export function deviceMark(account: SignInAccount): string {
  return createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`device ${accountKey(account)}`)
    .digest('base64url')
}

export async function isKnownDevice(account: SignInAccount): Promise<boolean> {
  return isMarkedFor(account, await deviceCookieValue())
}

export async function attemptFrom(seenBy: Headers, account: SignInAccount): Promise<SignInAttempt> {
  return { network: clientNetwork(seenBy), account, knownDevice: await isKnownDevice(account) }
}

export async function rememberDevice(account: SignInAccount): Promise<void> {
  const { name, value, ...options } = deviceCookieFor(account, await deviceCookieValue())
  const jar = await cookies()
  jar.set(name, value, { ...options, sameSite: 'lax' })
}

export function isMarkedFor(account: SignInAccount, value = ''): boolean {
  const mark = Buffer.from(deviceMark(account))
  return marksIn(value).some((one) => one.length === mark.length && timingSafeEqual(Buffer.from(one), mark))
}

export function deviceCookieFor(account: SignInAccount, value = '') {
  const mark = deviceMark(account)
  const marks = [mark, ...marksIn(value).filter((other) => other !== mark)].slice(0, mostMarks)
  const secure = env().SITE_URL.startsWith('https:')
  return { name: deviceCookie, value: marks.join('.'), httpOnly: true, secure, path: '/', maxAge: days400 }
}

function marksIn(value: string): string[] {
  return value.split('.')
}

async function deviceCookieValue(): Promise<string | undefined> {
  return (await cookies()).get(deviceCookie)?.value
}
