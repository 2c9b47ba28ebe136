import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { LoginForm } from '@/features/auth/components/login-form'
import { currentStanding } from '@/features/auth/customer'
import { nextPath } from '@/features/auth/next-path'
import { openPage } from '@/features/redirects/open-page'
import { pageMetadata } from '@/features/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'auth.login' })
  return pageMetadata({ locale, path: '/login', title: t('title'), description: t('description'), index: false })
}

export default async function LoginPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, '/login')
  const next = nextPath((await searchParams).next, '')
  const { state } = await currentStanding()
  if (state === 'in') redirect(next || localePath(locale, '/account-dashboard'))
  const t = await getTranslations({ locale, namespace: 'auth' })
  return (
    <AuthPanel title={t('login.title')} intro={next ? t('login.wanted') : undefined}>
      <LoginForm
        locale={locale}
        next={next}
        words={{
          email: t('fields.email'),
          password: t('fields.password'),
          submit: t('login.submit'),
          failed: t('login.failed'),
        }}
      />
    </AuthPanel>
  )
}
