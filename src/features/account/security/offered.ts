import { z } from 'zod'
import { authFetch, capabilities, type Provider } from '@/features/account/auth/capabilities'
import type { AuthClient } from '@/server/supabase'

/** The parts of the security centre that the connected auth server supports. */
export interface Offered {
  app: boolean
  phone: boolean
  /** The providers that may be linked; none where linking is switched off. */
  linking: Provider[]
}

type Switch = 'app' | 'phone' | 'linking'

const milliseconds = 60_000
/** Not part of the public settings; probed at most once a minute for everybody. */
const known = new Map<Switch, { until: number; on: boolean }>()

/** Remembers what a response has revealed: that something is switched off. */
export function learn(name: Switch, on: boolean): void {
  known.set(name, { until: Date.now() + milliseconds, on })
}

/** @param auth of somebody who is signed in: the auth server tells nobody else */
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
  const kept = known.get(name)
  if (kept && kept.until > Date.now()) return kept.on
  const on = await ask().catch(() => false)
  learn(name, on)
  return on
}

/** Probes with an impossible factor: it is always refused, and the reason tells whether the kind is supported. */
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
