import type { Metadata } from 'next'
import { Button } from '@/design/button'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { alertOf } from '@/features/shop/browse/alerts/alerts'
import { alertPath, readAlertToken } from '@/features/shop/browse/alerts/mails'
import { ShopLink } from '@/features/shop/goods/components/shop-link'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'stockAlert')
  return pageMetadata({ locale, path: alertPath, title: t('heading'), description: t('text'), index: false })
}

/**
 * Target of links in mails about sold-out variants. Opening one does nothing, because mail scanners open every link.
 */
export default async function StockAlertPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, alertPath)
  const { token } = await searchParams
  const t = translatorFor(locale, 'stockAlert')
  const link = readAlertToken(token)
  const alert = link && (await alertOf(link))
  const shop = <ShopLink locale={locale} text={t('shop')} />
  if (!alert) return <AuthPanel title={t('goneTitle')} intro={t('goneText')} footer={shop} />
  if (link.kind === 'confirm' && alert.confirmed)
    return <AuthPanel title={t('doneTitle')} intro={t('noted')} footer={shop} />
  return (
    <AuthPanel title={t(`ask.${link.kind}.title`)} intro={t(`ask.${link.kind}.text`, { email: alert.email })}>
      <form action="/api/shop/alerts" method="post">
        <input type="hidden" name="token" value={String(token)} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" className="w-full">
          {t(`ask.${link.kind}.submit`)}
        </Button>
      </form>
    </AuthPanel>
  )
}
