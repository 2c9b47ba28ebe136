import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { env } from '@/server/env'
import type { Claims } from './claims'
import { privateCookie } from './private-cookie'

type Session = Pick<Claims, 'session_id'>

/** A cookie that only we can make: what a session has shown, for so many seconds and for no other session. */
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
      const [expected, kept] = [signature(session_id, Number(until)), given].map((text) => Buffer.from(text))
      if (!expected || !kept || expected.length !== kept.length) return false
      return timingSafeEqual(expected, kept) && Number(until) > Date.now() / 1000
    },
    clear: async (): Promise<void> => {
      const jar = await cookies()
      jar.delete(name)
    },
  }
}
