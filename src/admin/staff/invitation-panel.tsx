import './staff.css'
import { isAdmin } from '@collections/access/roles'
import { NextIntlClientProvider } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { openInvitation } from '@/features/auth/staff/invitations'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { staffMayRead } from '../asked/may-read'
import { InvitationNote, ResendInvitation } from './invitation-form'

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
