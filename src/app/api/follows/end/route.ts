import { ownHeaders } from '@/features/account/as-customer'
import { endFollowOrMails, readEndToken } from '@/features/lists/follow/own-follows'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { openedLink } from '@/lib/mailing/one-click'
import { limitedForm } from '@/server/request-body'

/**
 * Ends a follow or all mails. Mail programs post here for one-click unsubscribe (RFC 8058), so the token alone
 * authorises the request, from any origin and without a session. Our own form is redirected to its page.
 */
export async function POST(request: Request) {
  const { searchParams } = new URL(request.url)
  const fields = await limitedForm(request)
  if (!fields) return new Response(null, { status: 413, headers: ownHeaders })
  const token = fields.get('token') ?? searchParams.get('token')
  const ending = readEndToken(token)
  if (!ending) return new Response(null, { status: 404, headers: ownHeaders })
  await endFollowOrMails(ending)
  if (!fields.has('locale')) return new Response(null, { status: 200, headers: ownHeaders })
  const page = localePath(localeSchema.parse(fields.get('locale')), '/follow-end')
  const query = new URLSearchParams({ token: String(token), done: '1' })
  return new Response(null, { status: 303, headers: { ...ownHeaders, Location: `${page}?${query}` } })
}

/** A GET only leads to the confirming page, so that a mail scanner ends nothing. */
export function GET(request: Request) {
  const { token, language } = openedLink(request)
  const page = localePath(language, '/follow-end')
  const query = new URLSearchParams({ token })
  return new Response(null, { status: 303, headers: { ...ownHeaders, Location: `${page}?${query}` } })
}
