import { sql } from '@payloadcms/db-postgres'
import { wishlistAddress } from '@/features/shop/goods/paths'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { pageUrl } from '@/lib/mailing/layout'
import { oneClickHeaders, oneClickUrl } from '@/lib/mailing/one-click'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { signedTokens } from '@/server/signed-token'

const { stockAlerts, wishes, wishlists } = tables.shop

const mailsEndTokens = signedTokens('wishlist-mails', ['end'])
export const readMailsEndToken = mailsEndTokens.read

/** Foot and headers for one-click unsubscribe (RFC 8058). */
export function endOfWishMails(customer: string, language: Locale) {
  const t = translatorFor(language, 'wishlist.mails')
  const token = mailsEndTokens.write({ kind: 'end', id: customer })
  return {
    foot: [t('why'), { label: t('endLink'), url: pageUrl(language, wishlistAddress({ end: token })) }],
    headers: oneClickHeaders(oneClickUrl('/api/shop/wishlist-mails', token, language)),
  }
}

/** Alerts asked for on a product's page stay; those of wishes are asked for anew with mails on. Safe to repeat. */
export async function endWishMails(transaction: Database, customer: string): Promise<void> {
  await transaction.execute(sql`
    update ${wishlists} set ${named(wishlists, 'mails')} = false where ${wishlists.customer} = ${customer}`)
  await transaction.execute(sql`
    delete from ${stockAlerts} using ${wishlists}
    where ${wishlists.id} = ${stockAlerts.wishlist} and ${wishlists.customer} = ${customer}`)
  await transaction.execute(sql`
    update ${wishes} set ${named(wishes, 'alertedAt')} = null from ${wishlists}
    where ${wishlists.id} = ${wishes.wishlist} and ${wishlists.customer} = ${customer}`)
}
