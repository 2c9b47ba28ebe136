import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { env } from '@/server/env'
import type { Claims } from './auth-server'

export function privateCookie(maxAge: number) {
  const secure = env().SITE_URL.startsWith('https:')
  return { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge } as const
}

const isVerifier = ({ name }: { name: string }) => name.endsWith('-code-verifier')

/** A browser that has begun to sign in at a provider has a PKCE verifier. */
export async function hasVerifierCookie(): Promise<boolean> {
  return (await cookies()).getAll().some(isVerifier)
}

/** The PKCE verifiers in cookies are useless after the return from a provider. */
export async function clearVerifierCookies(): Promise<void> {
  const jar = await cookies()
  for (const { name } of jar.getAll().filter(isVerifier)) jar.delete(name)
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

type Session = Pick<Claims, 'session_id'>

/** A signed cookie that marks something a session has proven; valid for that session only, for `seconds`. */
export function sessionMark(name: string, purpose: string, seconds: number) {
  const signature = (sessionId: string, until: number) =>
    createHmac('sha256', env().PAYLOAD_SECRET).update(`${purpose} ${sessionId} ${until}`).digest('base64url')

  return {
    set: async ({ session_id }: Session): Promise<void> => {
      const until = Math.floor(Date.now() / 1000) + seconds
      const jar = await cookies()
      jar.set(name, `${until}.${signature(session_id, until)}`, privateCookie(seconds))
    },
    isSet: async ({ session_id }: Session): Promise<boolean> => {
      const [until = '', given = ''] = (await cookies()).get(name)?.value.split('.') ?? []
      const [expected, stored] = [signature(session_id, Number(until)), given].map((text) => Buffer.from(text))
      if (!expected || !stored || expected.length !== stored.length) return false
      return timingSafeEqual(expected, stored) && Number(until) > Date.now() / 1000
    },
    clear: async (): Promise<void> => {
      const jar = await cookies()
      jar.delete(name)
    },
  }
}

const mark = sessionMark('broshura-recovery', 'recovery', 20 * 60)

/** A session from a recovery mail may set a new password without the old one for 20 minutes. */
export const markRecovery = mark.set
export const isRecovery = mark.isSet
export const clearRecovery = mark.clear
