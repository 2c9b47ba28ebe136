import type { UserIdentity } from '@supabase/supabase-js'
import { problemOf } from '@/features/account/auth/auth-problem'
import type { Provider } from '@/features/account/auth/capabilities'
import { AuthUnreachable } from '@/features/account/auth/claims'
import { hasRecentProof } from '@/features/account/auth/fresh-proof'
import { signedInCustomer } from '@/features/account/auth/signed-in'
import type { Locale } from '@/i18n/routing'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { env } from '@/server/env'
import type { AuthClient } from '@/server/supabase'
import { noticeOwner } from './notices'
import { learn, offered } from './offered'

export async function identitiesOf(auth: AuthClient): Promise<UserIdentity[]> {
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
  const { auth, claims, customer } = current
  if (!(await hasRecentProof(customer, claims))) return refuse({ code: 'fresh-proof' })
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
  const { auth, claims, customer } = current
  if (!(await hasRecentProof(customer, claims))) return refuse({ code: 'fresh-proof' })
  const [all, { linking }] = await Promise.all([identitiesOf(auth), offered(auth)])
  const identity = all.find(({ identity_id }) => identity_id === id)
  if (!identity) return { ok: true }
  if (waysInWithout(identity, all, linking).length === 0) return refuse({ code: 'last-way-in' })
  const { error } = await auth.unlinkIdentity(identity)
  if (error) return refuse(problemOf(error))
  await noticeOwner(await cmsSystem(), customer, 'unlinked', { name: providerName(identity.provider) })
  return { ok: true }
}

const justMs = 10 * 60_000

/** Tells the owner of a new identity. Anybody can open the address that a provider leads back to, so the server is asked. */
export async function noticeLinked(provider: string): Promise<void> {
  const current = await signedInCustomer()
  if (!current) return
  const linked = (await identitiesOf(current.auth)).find((identity) => identity.provider === provider)
  if (!linked?.created_at || Date.parse(linked.created_at) < Date.now() - justMs) return
  await noticeOwner(await cmsSystem(), current.customer, 'linked', { name: providerName(provider) })
}

const names: Record<string, string> = { github: 'GitHub', google: 'Google' }

export const providerName = (provider: string) => names[provider] ?? provider
