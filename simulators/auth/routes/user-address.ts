import { startMailFlow } from '../accounts/flows'
import { addIdentity, changeOwnIdentity, identitiesOf } from '../accounts/identities'
import { mailCode, requireInterval } from '../accounts/messages'
import { changeUser } from '../accounts/users'
import { type AuthServer, moment } from '../auth-server'
import type { OneTimeToken, User } from '../records'
import type { CodeChallenge } from '../requests'

/** A new address needs two confirmations, from the old and the new one. */
export async function sendEmailChange(
  server: AuthServer,
  user: User,
  email: string,
  redirectTo: string,
  challenge: CodeChallenge,
): Promise<void> {
  requireInterval(server, user, 'email_change_new')
  changeUser(server, user.id, { new_email: email })
  const withFlow = startMailFlow(server, 'email_change', user.id, challenge)
  const mail = { type: 'email_change', redirectTo, withFlow } as const
  if (user.email) await mailCode(server, user, { ...mail, kind: 'email_change_current' })
  await mailCode(server, user, { ...mail, kind: 'email_change_new', to: email })
}

/** @returns undefined while the other address has to confirm too */
export function confirmEmailChange(server: AuthServer, user: User, token: OneTimeToken): User | undefined {
  const other = token.kind === 'email_change_new' ? 'email_change_current' : 'email_change_new'
  const waiting = server.store.oneTimeTokens.where(({ user_id, kind }) => user_id === user.id && kind === other)
  if (waiting.length > 0) return undefined
  const email = user.new_email ?? user.email
  changeOwnAddress(server, user, 'email', email)
  return changeUser(server, user.id, {
    email,
    email_confirmed_at: user.email_confirmed_at ?? moment(server),
    new_email: undefined,
    email_change_sent_at: undefined,
  })
}

export function confirmPhoneChange(server: AuthServer, user: User): User {
  const phone = user.new_phone ?? user.phone
  changeOwnAddress(server, user, 'phone', phone)
  return changeUser(server, user.id, {
    phone,
    phone_confirmed_at: moment(server),
    new_phone: undefined,
    phone_change_sent_at: undefined,
  })
}

function changeOwnAddress(server: AuthServer, user: User, kind: 'email' | 'phone', address: string): void {
  const data = { [kind]: address, [`${kind}_verified`]: true }
  const has = identitiesOf(server, user.id).some(({ provider }) => provider === kind)
  if (has) changeOwnIdentity(server, user.id, kind, data)
  else addIdentity(server, user, kind, user.id, data)
}
