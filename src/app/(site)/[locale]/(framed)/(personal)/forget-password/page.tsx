import { recoverAction } from '@/features/auth/actions'
import { AuthPanel, PanelLinks } from '@/features/auth/components/auth-panel'
import { MailForm } from '@/features/auth/components/mail-form'
import { type EntryPageProps, entryMetadata } from '@/features/auth/customer'
import { nextPath, withNext } from '@/features/auth/next-path'
import { capabilities } from '@/features/auth/oauth'
import { openPage } from '@/features/site/redirects/open-page'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

const path = '/forget-password'

export const generateMetadata = (props: EntryPageProps) => entryMetadata(props, path, 'recovery')

export default async function ForgetPasswordPage({ params, searchParams }: EntryPageProps) {
  const locale = await openPage((await params).locale, path)
  const next = nextPath((await searchParams).next, '')
  const t = translatorFor(locale, 'auth')
  const { phone } = await capabilities()
  const signIn = { href: withNext(localePath(locale, '/login'), next), text: t('recovery.signIn') }
  return (
    <AuthPanel
      title={t('recovery.title')}
      intro={t(phone ? 'recovery.introPhone' : 'recovery.intro')}
      footer={<PanelLinks links={[signIn]} />}
    >
      <MailForm
        locale={locale}
        next={next}
        phone={phone}
        action={recoverAction}
        words={{
          contact: t(phone ? 'fields.emailOrPhone' : 'fields.email'),
          submit: t(phone ? 'recovery.submitPhone' : 'recovery.submit'),
          failed: t('sending.failed'),
        }}
      />
    </AuthPanel>
  )
}
