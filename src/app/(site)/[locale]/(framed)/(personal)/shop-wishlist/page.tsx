import type { Metadata } from 'next'
import { z } from 'zod'
import { Button, ButtonLink } from '@/design/button'
import { ReloadForAnother } from '@/features/auth/client/reload-for-another'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { ClosedList, SharedView } from '@/features/shop/browse/wishlist/components/shared-view'
import { WishlistView } from '@/features/shop/browse/wishlist/components/wishlist-view'
import { readMailsEndToken } from '@/features/shop/browse/wishlist/mails/end-mails'
import { wishNotes } from '@/features/shop/browse/wishlist/notes'
import { currentSharedList, currentWishlist } from '@/features/shop/browse/wishlist/server/current-wishes'
import { shopPaths, wishlistAddress } from '@/features/shop/goods/paths'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'wishlist')
  return {
    ...pageMetadata({
      locale,
      path: wishlistAddress({}),
      title: t('title'),
      description: t('description'),
      index: false,
    }),
    // The URL of a shared list gives access to it, so it must not leak to other sites.
    referrer: 'same-origin',
  }
}

const query = z.object({
  list: z.uuid().nullable().catch(null),
  wish: z.uuid().nullable().catch(null),
  gift: z.string().max(200).nullable().catch(null),
  end: z.string().max(300).nullable().catch(null),
  note: z.enum(wishNotes).nullable().catch(null),
})

export default async function ShopWishlistPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, wishlistAddress({}))
  const { list, wish, gift, end, note } = query.parse(await searchParams)
  const now = new Date()
  if (end) return <EndMails link={readMailsEndToken(end)} token={end} locale={locale} done={note === 'mails-off'} />
  if (gift) {
    const shared = await currentSharedList(gift, locale, now)
    return shared ? <SharedView {...shared} token={gift} note={note} locale={locale} /> : <ClosedList locale={locale} />
  }
  const own = await currentWishlist(list, locale, now)
  // A product was added but the list is empty: the browser has stored no cookie.
  const shown = note === 'added' && own.wishes.length === 0 ? 'cookies' : note
  return (
    <>
      <ReloadForAnother />
      <WishlistView {...own} removed={note === 'removed' ? wish : null} note={shown} locale={locale} />
    </>
  )
}

type EndMailsProps = { link: object | null; token: string; done: boolean; locale: Locale }

/** Target of the link in wishlist mails. Opening it ends nothing, because mail scanners open every link. */
function EndMails({ link, token, done, locale }: EndMailsProps) {
  const t = translatorFor(locale, 'wishlist.mails')
  const list = <ButtonLink href={localePath(locale, shopPaths.wishlist)}>{t('toList')}</ButtonLink>
  if (!link) return <AuthPanel title={t('goneTitle')} intro={t('goneText')} footer={list} />
  if (done) return <AuthPanel title={t('doneTitle')} intro={t('doneText')} footer={list} />
  return (
    <AuthPanel title={t('askTitle')} intro={t('askText')}>
      <form action="/api/shop/wishlist-mails" method="post">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" className="w-full">
          {t('end')}
        </Button>
      </form>
    </AuthPanel>
  )
}
