import { createHmac } from 'node:crypto'
import { env } from '@/server/env'
import { log } from '@/server/log'

export type AttemptEvent = 'sign-in-succeeded' | 'sign-in-failed' | 'sign-in-limited' | 'mail-limited'

/**
 * Notes a try to sign in or to prove who one is, so that an attack can be seen afterwards. The account is a name that only this
 * application can make from its address or number: equal for equal accounts, and no way back.
 */
export function logSignInAttempt(event: AttemptEvent, { network, account }: { network: string; account: string }): void {
  // As the callers write it: `code …` for a second factor, `link …` for a mailed one, and the account alone for a password.
  const [, by = 'password'] = /^(?:known:)?(\w+) /.exec(account) ?? []
  log.info({ event, by, network, account: pseudonymOf(account) }, 'somebody tried to sign in')
}

function pseudonymOf(account: string): string {
  const text = `log ${account.trim().toLowerCase()}`
  return createHmac('sha256', env().PAYLOAD_SECRET).update(text).digest('base64url').slice(0, 16)
}
