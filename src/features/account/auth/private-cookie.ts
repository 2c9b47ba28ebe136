import { env } from '@/server/env'

/** The options of a cookie that scripts cannot read; `maxAge` in seconds. */
export function privateCookie(maxAge: number) {
  const secure = env().SITE_URL.startsWith('https:')
  return { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge } as const
}
