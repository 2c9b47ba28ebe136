import type { User } from '@supabase/supabase-js'
import { db } from '@/server/cms'
import { keepConfirmedEmail } from '@/server/confirmed-emails'
import { log } from '@/server/log'
import { createAuthClient } from '@/server/supabase'
import { requestCookies } from './request-cookies'

/** Remembers the address of an account, if the auth server says that it is confirmed: a token does not tell. */
export async function keepEmailOf(customer: string, user: Pick<User, 'email' | 'email_confirmed_at'>): Promise<void> {
  if (user.email && user.email_confirmed_at) await keepConfirmedEmail(await db(), customer, user.email)
}

/** The same for a session that began before such addresses were remembered. */
export async function keepOwnConfirmedEmail(customer: string): Promise<void> {
  const { data, error } = await createAuthClient(await requestCookies()).getUser()
  if (data.user) await keepEmailOf(customer, data.user)
  else log.warn({ error }, 'the auth server did not say whether an address is confirmed')
}
