import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { env } from '@/server/env'
import type { Claims } from './claims'
import { privateCookie } from './private-cookie'

const recoveryCookie = 'broshura-recovery'
const seconds = 20 * 60

/** A session that came from a recovery mail may set a new password without the old one, for a while. */
export async function markRecovery({ session_id }: Pick<Claims, 'session_id'>): Promise<void> {
  const until = Math.floor(Date.now() / 1000) + seconds
  const jar = await cookies()
  jar.set(recoveryCookie, `${until}.${signature(session_id, until)}`, privateCookie(seconds))
}

export async function isRecovery({ session_id }: Pick<Claims, 'session_id'>): Promise<boolean> {
  const [until = '', given = ''] = (await cookies()).get(recoveryCookie)?.value.split('.') ?? []
  const [expected, kept] = [signature(session_id, Number(until)), given].map((text) => Buffer.from(text))
  if (!expected || !kept || expected.length !== kept.length) return false
  return timingSafeEqual(expected, kept) && Number(until) > Date.now() / 1000
}

export async function forgetRecovery(): Promise<void> {
  const jar = await cookies()
  jar.delete(recoveryCookie)
}

function signature(sessionId: string, until: number): string {
  return createHmac('sha256', env().PAYLOAD_SECRET).update(`recovery ${sessionId} ${until}`).digest('base64url')
}
