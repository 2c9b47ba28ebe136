import { redirect } from 'next/navigation'
import { passwordLimits } from '@/domain/password-strength'
import { isRecovery } from '@/features/auth/auth-cookies'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { NewPasswordForm } from '@/features/auth/components/new-password-form'
import { type EntryPageProps, entryMetadata, requireCustomer } from '@/features/auth/customer'
import { passwordWords } from '@/features/auth/password-words'
import { openPage } from '@/features/site/redirects/open-page'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

const path = '/new-password'

export const generateMetadata = (props: EntryPageProps) => entryMetadata(props, path, 'newPassword')

export default async function NewPasswordPage({ params }: EntryPageProps) {
  const locale = await openPage((await params).locale, path)
  const { claims } = await requireCustomer(locale, path)
  if (!(await isRecovery(claims))) redirect(localePath(locale, '/forget-password'))
  const t = translatorFor(locale, 'auth')
  const words = {
    password: t('newPassword.password'),
    hint: translatorFor(locale, 'form.password')('hint', { least: passwordLimits.shortest }),
    submit: t('newPassword.submit'),
    failed: t('newPassword.failed'),
  }
  return (
    <AuthPanel title={t('newPassword.title')} intro={t('newPassword.intro')}>
      <NewPasswordForm locale={locale} words={words} passwordWords={passwordWords(locale)} />
    </AuthPanel>
  )
}
