import { ownHeaders } from '@/features/account/own-answer'
import { readLinkToken } from '@/features/newsletter/link-token'
import { carryOut } from '@/features/newsletter/links'
import { linkPath } from '@/features/newsletter/mails'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'

/**
 * Confirms or ends a subscription. A mail program ends by itself here (RFC 8058), so nobody is asked who they are, and the
 * request may come from anywhere: the token alone allows it. A form of ours is led back to its page.
 */
export async function POST(request: Request) {
  const fields = await request.formData().catch(() => new FormData())
  const token = fields.get('token') ?? new URL(request.url).searchParams.get('token')
  const deed = readLinkToken(token)
  if (!deed) return new Response(null, { status: 404, headers: ownHeaders })
  await carryOut(deed)
  if (!fields.has('locale')) return new Response(null, { status: 200, headers: ownHeaders })
  return toPage(localePath(localeSchema.parse(fields.get('locale')), linkPath), String(token))
}

/** Whoever opens the address of the header is led to the page that asks: a mail scanner that follows links ends nothing. */
export function GET(request: Request) {
  return toPage(linkPath, new URL(request.url).searchParams.get('token') ?? '')
}

function toPage(path: string, token: string): Response {
  const query = new URLSearchParams({ token })
  return new Response(null, { status: 303, headers: { ...ownHeaders, Location: `${path}?${query}` } })
}
