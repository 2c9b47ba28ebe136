import type { UserIdentity } from '@supabase/supabase-js'
import { problemOf } from '@/features/auth/auth-problem'
import type { Provider } from '@/features/auth/capabilities'
import { AuthUnreachable } from '@/features/auth/claims'
import { signedInCustomer } from '@/features/auth/signed-in'
import { type Outcome, refuse } from '@/features/forms/problems'
import type { Locale } from '@/i18n/routing'
import { env } from '@/server/env'
import type { AuthDoor } from '@/server/supabase'
import { learn, offered } from './offered'

export async function identitiesOf(auth: AuthDoor): Promise<UserIdentity[]> {
  const { data, error } = await auth.getUserIdentities()
  if (error && problemOf(error).code === 'unavailable') throw new AuthUnreachable(error.message)
  return data?.identities ?? []
}

/** Ways in that stay when `identity` goes: its owner's own address or number, or a provider that is still offered. */
export function waysInWithout(identity: UserIdentity, all: UserIdentity[], providers: Provider[]): UserIdentity[] {
  const usable = new Set<string>(['email', 'phone', ...providers])
  return all.filter(({ identity_id, provider }) => identity_id !== identity.identity_id && usable.has(provider))
}

/** The page of the provider where the person agrees to be linked. */
export async function linkAddress(provider: string, locale: Locale): Promise<Outcome<{ url: string }>> {
  const current = await signedInCustomer()
  if (!current) return refuse({ code: 'signed-out' })
  const { auth } = current
  const { linking } = await offered(auth)
  const known = linking.find((one) => one === provider)
  if (!known) return refuse({ code: 'not-offered' })
  const redirectTo = `${env().SITE_URL}/api/auth/identities/linked?${new URLSearchParams({ locale, provider })}`
  const { data, error } = await auth.linkIdentity({
    provider: known,
    options: { redirectTo, skipBrowserRedirect: true },
  })
  if (!error) return { ok: true, url: data.url }
  const problem = problemOf(error)
  if (problem.code === 'not-offered') learn('linking', false)
  return refuse(problem)
}

/** Disconnects a provider, but never the last way to sign in. */
export async function unlink(id: string): Promise<Outcome> {
  const current = await signedInCustomer()
  if (!current) return refuse({ code: 'signed-out' })
  const { auth } = current
  const [all, { linking }] = await Promise.all([identitiesOf(auth), offered(auth)])
  const identity = all.find(({ identity_id }) => identity_id === id)
  if (!identity) return { ok: true }
  if (waysInWithout(identity, all, linking).length === 0) return refuse({ code: 'last-way-in' })
  const { error } = await auth.unlinkIdentity(identity)
  return error ? refuse(problemOf(error)) : { ok: true }
}
