import { redirect } from 'next/navigation'
import { Notice } from '@/design/notice'
import { pendingVerification } from '@/features/auth/auth-cookies'
import { AuthPanel, CodeEntry, PanelLinks } from '@/features/auth/components/auth-panel'
import { ConfirmForm } from '@/features/auth/components/confirm-form'
import { currentAuthState, type EntryPageProps, entryMetadata } from '@/features/auth/customer'
import { nextPath } from '@/features/auth/next-path'
import { linkSchema } from '@/features/auth/verify'
import { openPage } from '@/features/site/redirects/open-page'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

const path = '/confirm'

export const generateMetadata = (props: EntryPageProps) => entryMetadata(props, path, 'confirm')

/** Target of every mailed link, and the page that waits for the mail. Opening it does not redeem the link. */
export default async function ConfirmPage({ params, searchParams }: EntryPageProps) {
  const locale = await openPage((await params).locale, path)
  const query = await searchParams
  const t = translatorFor(locale, 'auth')
  const signIn = { href: localePath(locale, '/login'), text: t('recovery.signIn') }
  if (query.done === 'half') {
    return (
      <AuthPanel
        title={t('confirm.half.title')}
        intro={t('confirm.half.intro')}
        footer={<PanelLinks links={[signIn]} />}
      />
    )
  }
  const link = linkSchema.safeParse(query)
  if (link.success) {
    const { token_hash, type } = link.data
    const present = await otherCustomer()
    return (
      <AuthPanel title={t(`confirm.${type}.title`)} intro={t(`confirm.${type}.intro`)}>
        {present && (
          <div className="mb-5">
            <Notice tone="note">{t('confirm.other', { present })}</Notice>
          </div>
        )}
        <ConfirmForm
          locale={locale}
          link={{ token_hash, type, next: nextPath(query.next, '') }}
          words={{ submit: t(`confirm.${type}.submit`), failed: t('confirm.failed') }}
        />
      </AuthPanel>
    )
  }
  const pending = await pendingVerification()
  if (!pending) redirect(localePath(locale, '/login'))
  return <CodeEntry locale={locale} pending={pending} again={query.again === '1'} />
}

async function otherCustomer(): Promise<string> {
  if (await pendingVerification()) return ''
  const authState = await currentAuthState()
  return authState.state === 'out' ? '' : authState.claims.email || `+${authState.claims.phone}`
}
