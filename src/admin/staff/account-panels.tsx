import './staff.css'
import { isAdmin } from '@collections/access/roles'
import { NextIntlClientProvider } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { momentText } from '@/domain/moment-text'
import { openInvitation } from '@/features/auth/staff/invitations'
import { sessionOf, sessionsOf } from '@/features/auth/staff/sessions'
import { messagesOf, translatorFor } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { staffMayRead } from '../asked/is-allowed'
import { FactorPanel } from './factor-panel'
import { InvitationNote, ResendInvitation } from './invitation-form'
import { SessionList } from './session-list'

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

export async function SessionsPanel({ i18n, id, req }: UIFieldServerProps) {
  const { user, payload } = req
  if (user?.collection !== 'users' || id !== user.id) return null
  const locale = adminLocale(i18n.language)
  const t = translatorFor(locale, 'staffSessions')
  const { staffSessions, staffSignIn } = messagesOf(locale)
  const here = sessionOf(user)
  const sessions = (await sessionsOf(payload.db.drizzle, user.id)).map((session) => ({
    id: session.id,
    device: session.device || t('unknownDevice'),
    since: t('since', { moment: momentText(session.since) }),
    isHere: session.id === here,
  }))
  return (
    <NextIntlClientProvider locale={locale} messages={{ staffSessions, staffSignIn }}>
      <SessionList sessions={sessions} />
    </NextIntlClientProvider>
  )
}

/** New staff choose their own password; the invitation can be resent until they have signed in. */
export async function InvitationPanel({ i18n, id, req }: UIFieldServerProps) {
  if (!isAdmin(req.user)) return null
  const isOpen =
    !id || ((await staffMayRead(req, 'users', id)) && (await openInvitation(req.payload.db.drizzle, String(id))))
  if (!isOpen) return null
  const locale = adminLocale(i18n.language)
  const { staffInvitation, staffFactor } = messagesOf(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={{ staffInvitation, staffFactor }}>
      {id ? <ResendInvitation id={String(id)} /> : <InvitationNote />}
    </NextIntlClientProvider>
  )
}
