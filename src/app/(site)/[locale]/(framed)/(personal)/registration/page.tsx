import { redirect } from 'next/navigation'
import { passwordLimits } from '@/domain/password-strength'
import { AuthPanel, OtherWays, PanelLinks } from '@/features/auth/components/auth-panel'
import { RegisterForm } from '@/features/auth/components/register-form'
import { currentAuthState, type EntryPageProps, entryMetadata } from '@/features/auth/customer'
import { nextPath, withNext } from '@/features/auth/next-path'
import { capabilities } from '@/features/auth/oauth'
import { passwordWords } from '@/features/auth/password-words'
import { openPage } from '@/features/site/redirects/open-page'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

const path = '/registration'

export const generateMetadata = (props: EntryPageProps) => entryMetadata(props, path, 'registration')

export default async function RegistrationPage({ params, searchParams }: EntryPageProps) {
  const locale = await openPage((await params).locale, path)
  const next = nextPath((await searchParams).next, '')
  const { state } = await currentAuthState()
  if (state === 'in') redirect(next || localePath(locale, '/account-dashboard'))
  const t = translatorFor(locale, 'auth')
  const { phone, providers } = await capabilities()
  const words = {
    name: t('fields.name'),
    contact: t(phone ? 'fields.emailOrPhone' : 'fields.email'),
    password: t('fields.password'),
    passwordHint: translatorFor(locale, 'form.password')('hint', { least: passwordLimits.shortest }),
    submit: t('registration.submit'),
    failed: t('sending.failed'),
  }
  const signIn = { href: withNext(localePath(locale, '/login'), next), text: t('registration.signIn') }
  return (
    <AuthPanel title={t('registration.title')} intro={t('registration.intro')} footer={<PanelLinks links={[signIn]} />}>
      <RegisterForm
        locale={locale}
        next={next}
        phone={phone}
        terms={t('registration.terms')}
        words={words}
        passwordWords={passwordWords(locale)}
      />
      <OtherWays locale={locale} next={next} providers={providers} />
    </AuthPanel>
  )
}
