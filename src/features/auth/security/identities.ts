import type { UserIdentity } from '@supabase/supabase-js'
import { z } from 'zod'
import { problemOf } from '@/features/auth/auth-server'
import { hasRecentProof, signedInCustomer } from '@/features/auth/fresh-proof'
import { authFetch, capabilities, type Provider } from '@/features/auth/oauth'
import type { Locale } from '@/i18n/routing'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { env } from '@/server/env'
import { type Limit, takePoint } from '@/server/rate-limit'
import { type AuthClient, AuthUnreachable } from '@/server/supabase'
import { noticeOwner } from './owner-notices'

export interface Offered {
  app: boolean
  phone: boolean
  /** Empty when linking is switched off. */
  linking: Provider[]
}

type Switch = 'app' | 'phone' | 'linking'

const milliseconds = 60_000
/** Not part of the public settings; probed at most once a minute for everybody. */
const known = new Map<Switch, { until: number; on: boolean }>()

export function learn(name: Switch, on: boolean): void {
  known.set(name, { until: Date.now() + milliseconds, on })
}

/** @param auth client of a signed-in person: the auth server answers nobody else */
export async function offered(auth: AuthClient): Promise<Offered> {
  const { providers } = await capabilities()
  const token = (await auth.getSession()).data.session?.access_token
  if (!token) return { app: false, phone: false, linking: [] }
  const [app, phone, linking] = await Promise.all([
    isOn('app', () => takesFactor({ factor_type: 'none' }, token)),
    isOn('phone', () => takesFactor({ factor_type: 'phone', phone: '' }, token)),
    providers.length > 0 && isOn('linking', () => hasLinking(token)),
  ])
  return { app, phone, linking: linking ? providers : [] }
}

async function isOn(name: Switch, ask: () => Promise<boolean>): Promise<boolean> {
  const used = known.get(name)
  if (used && used.until > Date.now()) return used.on
  const on = await ask().catch(() => false)
  learn(name, on)
  return on
}

/** Probes with an impossible factor, which is always refused; the error code tells whether the kind is supported. */
async function takesFactor(factor: object, token: string): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await authFetch('/factors', { method: 'POST', body: JSON.stringify(factor), headers, token })
  return (await codeOf(answer)) === 'validation_failed'
}

/** Probes with an impossible provider, which is always refused too. */
async function hasLinking(token: string): Promise<boolean> {
  const answer = await authFetch('/user/identities/authorize?provider=nobody&skip_http_redirect=true', { token })
  return (await codeOf(answer)) === 'validation_failed'
}

const answerSchema = z.object({ code: z.string() }).or(z.object({ error_code: z.string() }))

async function codeOf(answer: Response): Promise<string | undefined> {
  const parsed = answerSchema.safeParse(await answer.json().catch(() => null))
  if (!parsed.success) return undefined
  return 'code' in parsed.data ? parsed.data.code : parsed.data.error_code
}

export async function identitiesOf(auth: AuthClient): Promise<UserIdentity[]> {
  const { data, error } = await auth.getUserIdentities()
  if (error && problemOf(error).code === 'unavailable') throw new AuthUnreachable(error.message)
  return data?.identities ?? []
}

/**
 * Sign-in methods left without `identity`: the person's own address or number, and providers that are still offered.
 */
export function signInMethodsWithout(
  identity: UserIdentity,
  all: UserIdentity[],
  providers: Provider[],
): UserIdentity[] {
  const usable = new Set<string>(['email', 'phone', ...providers])
  return all.filter(({ identity_id, provider }) => identity_id !== identity.identity_id && usable.has(provider))
}

/** For each one that is begun, the owner gets a mail. */
const linksPerCustomer: Limit = { name: 'identity-links', points: 10, seconds: 60 * 60 }

/** The owner is told now: whoever has begun need not come back to us, once the other service has agreed. */
export async function linkAddress(provider: string, locale: Locale): Promise<Outcome<{ url: string }>> {
  const current = await signedInCustomer()
  if (!current) return refuse({ code: 'signed-out' })
  const { auth, claims, customer } = current
  if (!(await hasRecentProof(customer, claims))) return refuse({ code: 'fresh-proof' })
  const { linking } = await offered(auth)
  const known = linking.find((one) => one === provider)
  if (!known) return refuse({ code: 'not-offered' })
  const cms = await cmsSystem()
  if (!(await takePoint(cms, linksPerCustomer, customer.id))) return refuse({ code: 'rate-limit' })
  const redirectTo = `${env().SITE_URL}/api/auth/identities/linked?${new URLSearchParams({ locale, provider })}`
  const { data, error } = await auth.linkIdentity({
    provider: known,
    options: { redirectTo, skipBrowserRedirect: true },
  })
  if (!error) {
    await noticeOwner(cms, customer, 'linking', { name: providerName(known) })
    return { ok: true, url: data.url }
  }
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
  if (signInMethodsWithout(identity, all, linking).length === 0) return refuse({ code: 'last-way-in' })
  const { error } = await auth.unlinkIdentity(identity)
  if (error) return refuse(problemOf(error))
  await noticeOwner(await cmsSystem(), customer, 'unlinked', { name: providerName(identity.provider) })
  return { ok: true }
}

const justMs = 10 * 60_000

/** Notifies the owner of a new identity. Anybody can open the return address, so the auth server is asked first. */
export async function noticeLinked(provider: string): Promise<void> {
  const current = await signedInCustomer()
  if (!current) return
  const linked = (await identitiesOf(current.auth)).find((identity) => identity.provider === provider)
  if (!linked?.created_at || Date.parse(linked.created_at) < Date.now() - justMs) return
  await noticeOwner(await cmsSystem(), current.customer, 'linked', { name: providerName(provider) })
}

const names: Record<string, string> = { github: 'GitHub', google: 'Google' }

export const providerName = (provider: string) => names[provider] ?? provider
