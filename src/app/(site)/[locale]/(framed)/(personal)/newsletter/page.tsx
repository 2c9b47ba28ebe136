import type { Metadata } from 'next'
import { Button, ButtonLink } from '@/design/button'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { NewsletterForm } from '@/features/content/newsletter/components/newsletter-form'
import { subscriptionStateOf } from '@/features/content/newsletter/links'
import { linkPath, newsletterWords, readLinkToken } from '@/features/content/newsletter/mails'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'newsletter')
  return pageMetadata({ locale, path: linkPath, title: t('title'), description: t('intro'), index: false })
}

/** Also the target of links in newsletter mails. Opening a link does nothing, because mail scanners open every link. */
export default async function NewsletterPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, linkPath)
  const { token } = await searchParams
  const t = translatorFor(locale, 'newsletter')
  const action = readLinkToken(token)
  if (!action) {
    return (
      <AuthPanel title={t(token ? 'invalidTitle' : 'title')} intro={t(token ? 'invalidText' : 'intro')}>
        <NewsletterForm locale={locale} words={newsletterWords(locale)} />
      </AuthPanel>
    )
  }
  const subscription = await subscriptionStateOf(action)
  const home = <ButtonLink href={localePath(locale, '/')}>{t('home')}</ButtonLink>
  if (!subscription) return <AuthPanel title={t('goneTitle')} intro={t('goneText')} footer={home} />
  const isDone = subscription.state === (action.kind === 'confirm' ? 'confirmed' : 'ended')
  if (isDone) return <AuthPanel title={t('doneTitle')} intro={t(`done.${action.kind}`)} footer={home} />
  if (action.kind === 'confirm' && subscription.state === 'ended') {
    return <AuthPanel title={t('doneTitle')} intro={t('done.end')} footer={home} />
  }
  if (!subscription.open) {
    return (
      <AuthPanel title={t('expiredTitle')} intro={t('expiredText')}>
        <NewsletterForm locale={locale} words={newsletterWords(locale)} />
      </AuthPanel>
    )
  }
  return (
    <AuthPanel
      title={t(`ask.${action.kind}.title`)}
      intro={t(`ask.${action.kind}.text`, { email: subscription.email })}
    >
      <form action="/api/newsletter/link" method="post">
        <input type="hidden" name="token" value={String(token)} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" className="w-full">
          {t(`ask.${action.kind}.submit`)}
        </Button>
      </form>
    </AuthPanel>
  )
}
