import { jwtVerify } from 'jose'
import { defaultLocale, isLocale } from '@/i18n/routing'
import { cmsSystem } from './cms'
import { databaseProbe } from './db/database-probe'
import { env } from './env'
import { unavailableMessage } from './plain-page'

const tokenCookie = /(?:^|;\s*)payload-token=([^;]+)/
const languageCookie = /(?:^|;\s*)payload-lng=(\w+)/

let probe: ReturnType<typeof databaseProbe> | undefined

/**
 * Payload takes a session that it cannot look up for none, and refuses. The database is asked only where somebody is
 * refused whose token was signed here; those who are refused at the same time share the answer, of two seconds at most.
 */
export async function unlessUnavailable({ headers }: Request, response: Response): Promise<Response> {
  const isRefused = response.status === 401 || response.status === 403
  if (!isRefused || !(await hasSession(headers))) return response
  probe ??= databaseProbe(env().DATABASE_URL)
  return (await probe.answers()) ? response : unavailable(headers)
}

async function hasSession(headers: Headers): Promise<boolean> {
  const cookie = headers.get('cookie')?.match(tokenCookie)
  const token = (headers.get('authorization')?.match(/^JWT (\S+)$/) ?? cookie)?.[1]
  if (!token) return false
  const { secret } = await cmsSystem()
  return jwtVerify(token, new TextEncoder().encode(secret)).then(
    () => true,
    () => false,
  )
}

function unavailable(headers: Headers): Response {
  const chosen = headers.get('cookie')?.match(languageCookie)?.[1]
  const message = unavailableMessage(isLocale(chosen) ? chosen : defaultLocale)
  return Response.json(
    { error: 'unavailable', errors: [{ message }] },
    { status: 503, headers: { 'Retry-After': '10' } },
  )
}
