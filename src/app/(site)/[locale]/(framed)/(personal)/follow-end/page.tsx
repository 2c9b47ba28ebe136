import type { Metadata } from 'next'
import { Button, ButtonLink } from '@/design/button'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { followName, readEndToken } from '@/features/lists/follow/own-follows'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'

const path = '/follow-end'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'follow.end')
  return pageMetadata({ locale, path, title: t('title'), index: false })
}

/** Target of the unsubscribe links. Opening it ends nothing, because mail scanners open every link. */
export default async function FollowEndPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, path)
  const { token, done } = await searchParams
  const t = translatorFor(locale, 'follow.end')
  const ending = readEndToken(token)
  const account = (
    <ButtonLink variant="secondary" href={localePath(locale, accountPaths.follows)}>
      {t('account')}
    </ButtonLink>
  )
  if (!ending) return <AuthPanel title={t('invalidTitle')} intro={t('invalidText')} footer={account} />
  const name = ending.kind === 'one' ? await followName(ending, locale) : null
  if (done === '1' || (ending.kind === 'one' && name === null)) {
    return <AuthPanel title={t('doneTitle')} intro={t(`done.${ending.kind}`)} footer={account} />
  }
  return (
    <AuthPanel title={t('title')} intro={ending.kind === 'one' ? t('ask.one', { name: name ?? '' }) : t('ask.all')}>
      <form action="/api/follows/end" method="post">
        <input type="hidden" name="token" value={String(token)} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" className="w-full">
          {t(`submit.${ending.kind}`)}
        </Button>
      </form>
    </AuthPanel>
  )
}
