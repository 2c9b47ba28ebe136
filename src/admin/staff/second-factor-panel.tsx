import { NextIntlClientProvider } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { FactorPanel } from './factor-panel'
import './staff.css'

/** The second factor of the own account, or what an admin may do about a colleague's. */
export function SecondFactorPanel({ i18n, id, req, data }: UIFieldServerProps) {
  const { user } = req
  if (user?.collection !== 'users' || !id) return null
  const locale = adminLocale(i18n.language)
  const { staffFactor, staffSignIn } = messagesOf(locale)
  const kind = data?.secondFactor === 'app' || data?.secondFactor === 'site' ? data.secondFactor : null
  return (
    <NextIntlClientProvider locale={locale} messages={{ staffFactor, staffSignIn }}>
      <FactorPanel
        id={String(id)}
        isOwn={id === user.id}
        kind={kind}
        codesLeft={Number(data?.recoveryCodesLeft ?? 0)}
        owes={Boolean(data?.owesSecondFactor)}
      />
    </NextIntlClientProvider>
  )
}
