import type { Payload } from 'payload'
import type { Locale } from '@/i18n/routing'

export async function redirectReader(payload: Payload) {
  const { readRedirect } = await import('@/features/site/redirects/read-redirect')
  return async (path: string, locale: Locale = 'bg') => {
    const found = await readRedirect(payload.db.drizzle, locale, path)
    return found && { to: found.to, status: found.status }
  }
}
