import type { NextRequest } from 'next/server'
import { redirectTo } from '@/features/auth/next-path'
import { linkAddress } from '@/features/auth/security/identities'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { isSameOrigin } from '@/server/request-context'

/**
 * Redirects to the provider's consent page for linking. A link instead of a form, because browsers apply `form-action`
 * to redirects of a form too. Same-origin only: another site could link the account to a stranger's.
 */
export async function GET(request: NextRequest): Promise<Response> {
  if (!request.headers.has('sec-fetch-site') || !isSameOrigin(request))
    return new Response(null, { status: 403, headers })
  const { searchParams } = request.nextUrl
  const locale = localeSchema.parse(searchParams.get('locale'))
  const result = await linkAddress(searchParams.get('provider') ?? '', locale)
  return redirectTo(result.ok ? result.url : `${localePath(locale, '/account-security')}?link=refused`)
}

const headers = { 'Cache-Control': 'private, no-store' }
