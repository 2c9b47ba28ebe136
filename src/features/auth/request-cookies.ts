import type { CookieMethodsServer } from '@supabase/ssr'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { env } from '@/server/env'

/** A page can only read cookies; the proxy has refreshed them before. */
export async function requestCookies(): Promise<CookieMethodsServer> {
  const jar = await cookies()
  return {
    getAll: () => jar.getAll(),
    setAll: (changed) => {
      try {
        for (const { name, value, options } of changed) jar.set(name, value, options)
      } catch {
        // Next forbids setting cookies while it renders a page.
      }
    },
  }
}

export function privateCookie(maxAge: number) {
  const secure = env().SITE_URL.startsWith('https:')
  return { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge } as const
}

/** The PKCE verifiers in cookies are useless after the return from a provider. */
export async function clearVerifierCookies(): Promise<void> {
  const jar = await cookies()
  for (const { name } of jar.getAll()) if (name.endsWith('-code-verifier')) jar.delete(name)
}

const pendingCookie = 'broshura-awaited'
const hour = 60 * 60

const pendingSchema = z.object({
  kind: z.enum(['signup', 'login', 'recovery']),
  contact: z.union([
    z.object({ email: z.string(), phone: z.undefined().optional() }),
    z.object({ phone: z.string(), email: z.undefined().optional() }),
  ]),
  next: z.string(),
})

export type PendingVerification = z.infer<typeof pendingSchema>

/** In a cookie rather than in URLs, which end up in histories and logs. */
export async function savePendingVerification(pending: PendingVerification): Promise<void> {
  const jar = await cookies()
  jar.set(pendingCookie, Buffer.from(JSON.stringify(pending)).toString('base64url'), privateCookie(hour))
}

export async function pendingVerification(): Promise<PendingVerification | undefined> {
  const stored = (await cookies()).get(pendingCookie)?.value ?? ''
  try {
    return pendingSchema.safeParse(JSON.parse(Buffer.from(stored, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

export async function clearPendingVerification(): Promise<void> {
  const jar = await cookies()
  jar.delete(pendingCookie)
}

const challengeCookie = 'broshura-challenge'
const minutes5 = 5 * 60

/** Remembers which SMS challenge is pending. The cookie grants nothing: the code is not in it. */
export async function saveChallenge(factor: string, challenge: string): Promise<void> {
  const jar = await cookies()
  jar.set(challengeCookie, `${factor}.${challenge}`, privateCookie(minutes5))
}

export async function readChallenge(factor: string): Promise<string | undefined> {
  const [stored, challenge] = (await cookies()).get(challengeCookie)?.value.split('.') ?? []
  return stored === factor ? challenge : undefined
}

export async function clearChallenge(): Promise<void> {
  const jar = await cookies()
  jar.delete(challengeCookie)
}
