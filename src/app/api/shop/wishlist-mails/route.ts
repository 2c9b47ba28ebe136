import { ownHeaders } from '@/features/account/as-customer'
import { endWishMails, readMailsEndToken } from '@/features/shop/browse/wishlist/mails/end-mails'
import { wishlistAddress } from '@/features/shop/goods/paths'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { openedLink } from '@/lib/mailing/one-click'
import { inTransaction } from '@/server/cms'
import { transactionOf } from '@/server/db/transaction'
import { limitedForm } from '@/server/request-body'

export async function POST(request: Request) {
  const fields = await limitedForm(request)
  if (!fields) return new Response(null, { status: 413, headers: ownHeaders })
  const token = fields.get('token') ?? new URL(request.url).searchParams.get('token')
  const link = readMailsEndToken(token)
  if (!link) return new Response(null, { status: 404, headers: ownHeaders })
  await inTransaction(async (req) => endWishMails(await transactionOf(req), link.id))
  if (!fields.has('locale')) return new Response(null, { status: 200, headers: ownHeaders })
  const path = wishlistAddress({ end: String(token), note: 'mails-off' })
  return toPage(localePath(localeSchema.parse(fields.get('locale')), path))
}

/** A GET only leads to the confirming page, so that a mail scanner ends nothing. */
export function GET(request: Request) {
  const { token, language } = openedLink(request)
  return toPage(localePath(language, wishlistAddress({ end: token || '-' })))
}

function toPage(path: string): Response {
  return new Response(null, { status: 303, headers: { ...ownHeaders, Location: path } })
}
