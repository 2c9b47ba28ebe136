import { Button, ButtonLink } from '@/design/button'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { shopPaths } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { link: object | null; token: string; done: boolean; locale: Locale }

/** Target of the link in wishlist mails. Opening it ends nothing, because mail scanners open every link. */
export function EndMails({ link, token, done, locale }: Props) {
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
