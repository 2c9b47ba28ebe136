import { z } from 'zod'
import { clearVerifierCookies } from '@/features/auth/auth-cookies'
import { redirectTo } from '@/features/auth/next-path'
import { noticeLinked } from '@/features/auth/security/identities'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'

const query = z.object({
  locale: localeSchema,
  provider: z.enum(['github', 'google']).optional().catch(undefined),
  error_code: z.string().optional(),
})

/**
 * Return address after linking. The auth server has already linked the account; its `code` would only open a second
 * session at the first level, so it is left to expire.
 */
export async function GET(request: Request): Promise<Response> {
  const { locale, provider, error_code } = query.parse(Object.fromEntries(new URL(request.url).searchParams))
  await clearVerifierCookies()
  if (provider && !error_code) await noticeLinked(provider)
  const known = error_code === 'identity_already_exists' ? 'taken' : 'refused'
  const result = error_code ? { link: known } : { link: 'done', ...(provider && { provider }) }
  return redirectTo(`${localePath(locale, '/account-security')}?${new URLSearchParams(result)}`)
}
