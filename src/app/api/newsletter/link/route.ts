import { ownHeaders } from '@/features/account/as-customer'
import { applyLinkAction } from '@/features/content/newsletter/links'
import { linkPath, readLinkToken } from '@/features/content/newsletter/mails'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { openedLink } from '@/lib/mailing/one-click'
import { limitedForm } from '@/server/request-body'

/**
 * Confirms or ends a subscription. Mail programs post here for one-click unsubscribe (RFC 8058), so the token alone
 * authorises the request, from any origin and without a session. Our own form is redirected to its page.
 */
export async function POST(request: Request) {
  const fields = await limitedForm(request)
  if (!fields) return new Response(null, { status: 413, headers: ownHeaders })
  const token = fields.get('token') ?? new URL(request.url).searchParams.get('token')
  const action = readLinkToken(token)
  if (!action) return new Response(null, { status: 404, headers: ownHeaders })
  await applyLinkAction(action)
  if (!fields.has('locale')) return new Response(null, { status: 200, headers: ownHeaders })
  return toPage(localePath(localeSchema.parse(fields.get('locale')), linkPath), String(token))
}

/** A GET only leads to the confirming page, so that a mail scanner ends nothing. */
export function GET(request: Request) {
  const { token, language } = openedLink(request)
  return toPage(localePath(language, linkPath), token)
}

function toPage(path: string, token: string): Response {
  const query = new URLSearchParams({ token })
  return new Response(null, { status: 303, headers: { ...ownHeaders, Location: `${path}?${query}` } })
}
