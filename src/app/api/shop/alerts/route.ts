import { ownHeaders } from '@/features/account/as-customer'
import { carryOutAlert } from '@/features/shop/browse/alerts/alerts'
import { alertPath, readAlertToken } from '@/features/shop/browse/alerts/mails'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { openedLink } from '@/lib/mailing/one-click'
import { limitedForm } from '@/server/request-body'

/**
 * Confirms or ends an alert. Mail programs post here for one-click unsubscribe (RFC 8058), so the token alone
 * authorises the request. Our own form is redirected to its page.
 */
export async function POST(request: Request) {
  const fields = await limitedForm(request)
  if (!fields) return new Response(null, { status: 413, headers: ownHeaders })
  const token = fields.get('token') ?? new URL(request.url).searchParams.get('token')
  const link = readAlertToken(token)
  if (!link) return new Response(null, { status: 404, headers: ownHeaders })
  await carryOutAlert(link)
  if (!fields.has('locale')) return new Response(null, { status: 200, headers: ownHeaders })
  return toPage(localePath(localeSchema.parse(fields.get('locale')), alertPath), String(token))
}

/** A GET only leads to the confirming page, so that a mail scanner ends nothing. */
export function GET(request: Request) {
  const { token, language } = openedLink(request)
  return toPage(localePath(language, alertPath), token)
}

function toPage(path: string, token: string): Response {
  const query = new URLSearchParams({ token })
  return new Response(null, { status: 303, headers: { ...ownHeaders, Location: `${path}?${query}` } })
}
