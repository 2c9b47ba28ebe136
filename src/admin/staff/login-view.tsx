import { NextIntlClientProvider } from 'next-intl'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { siteSession } from '@/features/auth/staff-guard'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { CmsLogo } from '../brand/brand'
import { redirect } from '../shell/server'
import { StaffLoginForm } from './login-form'
import './staff.css'

/**
 * `/admin/login`: password, then the code of a second factor; only the code for an admin who is signed in on the site.
 */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { i18n, user } = initPageResult.req
  const next = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' })
  if (user) redirect(next)
  const locale = adminLocale(i18n.language)
  const { staffSignIn } = messagesOf(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={{ staffSignIn }}>
      <div className="login__brand">
        <CmsLogo i18n={i18n} />
      </div>
      <StaffLoginForm next={next} fromSite={searchParams?.[siteSession] === '1'} />
    </NextIntlClientProvider>
  )
}
