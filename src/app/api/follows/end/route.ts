import { ownHeaders } from '@/features/account/own-answer'
import { carryOut } from '@/features/follow/end'
import { readEndToken } from '@/features/follow/end-token'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'

/**
 * Ends a follow or all mails. A mail program posts here by itself (RFC 8058), so nobody is asked who they are, and the
 * request may come from anywhere: the token alone allows it. A form of ours is led back to its page.
 */
export async function POST(request: Request) {
  const { searchParams } = new URL(request.url)
  const fields = await request.formData().catch(() => new FormData())
  const token = fields.get('token') ?? searchParams.get('token')
  const ending = readEndToken(token)
  if (!ending) return new Response(null, { status: 404, headers: ownHeaders })
  await carryOut(ending)
  if (!fields.has('locale')) return new Response(null, { status: 200, headers: ownHeaders })
  const page = localePath(localeSchema.parse(fields.get('locale')), '/follow-end')
  const query = new URLSearchParams({ token: String(token), done: '1' })
  return new Response(null, { status: 303, headers: { ...ownHeaders, Location: `${page}?${query}` } })
}

/** Whoever opens the address of the header is led to the page that asks: a mail scanner that follows links ends nothing. */
export function GET(request: Request) {
  const { searchParams } = new URL(request.url)
  const query = new URLSearchParams({ token: searchParams.get('token') ?? '' })
  return new Response(null, { status: 303, headers: { ...ownHeaders, Location: `/follow-end?${query}` } })
}
