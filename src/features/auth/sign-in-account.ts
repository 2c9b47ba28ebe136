import { hiddenKey } from '@/server/rate-limit'

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
