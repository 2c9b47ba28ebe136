import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { passwordLimits } from '@/domain/password'
import { capabilities } from '@/features/auth/capabilities'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { OtherWays } from '@/features/auth/components/other-ways'
import { PanelLinks } from '@/features/auth/components/panel-links'
import { RegisterForm } from '@/features/auth/components/register-form'
import { currentStanding } from '@/features/auth/customer'
import { nextPath, withNext } from '@/features/auth/next-path'
import { openPage } from '@/features/redirects/open-page'
import { pageMetadata } from '@/features/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'

const path = '/registration'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'auth.registration' })
  return pageMetadata({ locale, path, title: t('title'), description: t('description'), index: false })
}

export default async function RegistrationPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, path)
  const next = nextPath((await searchParams).next, '')
  const { state } = await currentStanding()
  if (state === 'in') redirect(next || localePath(locale, '/account-dashboard'))
  const t = await getTranslations({ locale, namespace: 'auth' })
  const { phone, providers } = await capabilities()
  const words = {
    name: t('fields.name'),
    contact: t(phone ? 'fields.emailOrPhone' : 'fields.email'),
    password: t('fields.password'),
    passwordHint: t('fields.passwordHint', { least: passwordLimits.characters }),
    submit: t('registration.submit'),
    failed: t('sending.failed'),
  }
  const signIn = { href: withNext(localePath(locale, '/login'), next), text: t('registration.signIn') }
  return (
    <AuthPanel title={t('registration.title')} intro={t('registration.intro')} footer={<PanelLinks links={[signIn]} />}>
      <RegisterForm locale={locale} next={next} phone={phone} terms={t('registration.terms')} words={words} />
      <OtherWays locale={locale} next={next} providers={providers} />
    </AuthPanel>
  )
}
