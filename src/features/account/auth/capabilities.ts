import { z } from 'zod'
import { env } from '@/server/env'

const providers = ['github', 'google'] as const
export type Provider = (typeof providers)[number]

/** What the connected auth server offers; nothing else is shown. */
export interface Capabilities {
  /** False while it does not answer. */
  answers: boolean
  providers: Provider[]
  /** Sign-in by a phone number. */
  phone: boolean
  signUp: boolean
}

const settingsSchema = z.object({
  external: z.record(z.string(), z.boolean()).catch({}),
  disable_signup: z.boolean().catch(false),
})

const nothing: Capabilities = { answers: false, providers: [], phone: false, signUp: false }
const milliseconds = 60_000
let known: { until: number; answer: Promise<Capabilities> } | undefined

/** Requested at most once a minute; nothing is offered while the auth server does not answer. */
export function capabilities(): Promise<Capabilities> {
  if (!known || known.until < Date.now()) {
    const asked = { until: Date.now() + milliseconds, answer: ask() }
    asked.answer = asked.answer.catch(() => {
      asked.until = 0
      return nothing
    })
    known = asked
  }
  return known.answer
}

async function ask(): Promise<Capabilities> {
  const settings = await authFetch('/settings')
  const { external, disable_signup } = settingsSchema.parse(await settings.json())
  return {
    answers: true,
    providers: providers.filter((provider) => external[provider]),
    phone: external.phone ?? false,
    signUp: !disable_signup,
  }
}

/** A plain request to the auth server, for what its client library does not cover. */
export function authFetch(path: string, { token, ...init }: RequestInit & { token?: string } = {}): Promise<Response> {
  const { SUPABASE_KEY, SUPABASE_URL } = env()
  return fetch(`${SUPABASE_URL.replace(/\/$/, '')}/auth/v1${path}`, {
    ...init,
    signal: AbortSignal.timeout(5000),
    headers: {
      apikey: SUPABASE_KEY,
      'X-Supabase-Api-Version': '2024-01-01',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  })
}
