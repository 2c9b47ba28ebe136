import { forgetPoints, givePoint, hasPoint, hiddenKey, type Limit, takePoint } from '@/server/rate-limit'

const quarter = 15 * 60
const hour = 60 * 60

/** Attempts from one network address, at all accounts together: offices and mobile networks share one. */
const perAddress: Limit = { name: 'auth-address', points: 100, seconds: quarter }
/** Attempts from one address at one account. */
const perPair: Limit = { name: 'auth-pair', points: 8, seconds: quarter }
/** Attempts of all unknown devices together at one account, against guessing from many addresses. */
const perAccount: Limit = { name: 'auth-account', points: 50, seconds: hour }
/** Mails and codes to one account per requesting address, so that strangers do not use up its owner's. */
const perMailPair: Limit = { name: 'auth-mail-pair', points: 6, seconds: hour }
/** Mails and codes to one account, from all addresses together. */
const perMailbox: Limit = { name: 'auth-mailbox', points: 30, seconds: hour }

export interface Attempt {
  /** Network address of the client. */
  address: string
  /** E-mail address or phone number. */
  account: string
  /** The account has signed in from this device before: guessing elsewhere does not lock it out here. */
  knownDevice: boolean
}

/**
 * Whether a password or a code may be tried. Nobody can lock somebody else out: the limits of an account do not count on a
 * device that it has signed in from, and those of an address count at that address alone.
 */
export async function mayTry({ address, account, knownDevice }: Attempt): Promise<boolean> {
  const key = hiddenKey(account)
  const allowed = await Promise.all([
    takePoint(perAddress, address),
    takePoint(perPair, `${knownDevice ? 'known:' : ''}${hiddenKey(`${address} ${key}`)}`),
    knownDevice || hasPoint(perAccount, key),
  ])
  return allowed.every(Boolean)
}

export async function attemptFailed({ account, knownDevice }: Attempt): Promise<void> {
  if (!knownDevice) await takePoint(perAccount, hiddenKey(account))
}

/** A success is no guess: it must not count against an office where many sign in. */
export async function attemptSucceeded({ address, account, knownDevice }: Attempt): Promise<void> {
  await Promise.all([
    givePoint(perAddress, address),
    forgetPoints(perPair, `${knownDevice ? 'known:' : ''}${hiddenKey(`${address} ${hiddenKey(account)}`)}`),
  ])
}

/** Whether a mail may be sent to an account, or an account be created. */
export async function mayMail({ address, account }: Pick<Attempt, 'address' | 'account'>): Promise<boolean> {
  const key = hiddenKey(account)
  const allowed = await Promise.all([
    takePoint(perAddress, address),
    takePoint(perMailPair, hiddenKey(`${address} ${key}`)),
  ])
  return allowed.every(Boolean) && takePoint(perMailbox, key)
}
