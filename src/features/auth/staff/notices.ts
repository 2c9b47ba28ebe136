import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { AuditLog } from '@/../payload-types'
import { circumstances } from '@/features/auth/security/owner-notices'
import { languageOf, translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { env } from '@/server/env'
import { queueMail } from '@/server/mail/queue-mail'

const { users } = tables

const kinds = {
  'user.password-changed': 'password',
  'user.password-reset': 'password',
  'user.password-set': 'passwordSet',
  'user.email-changed': 'email',
  'user.second-factor-added': 'factorAdded',
  'user.second-factor-removed': 'factorRemoved',
  'user.second-factor-reset': 'factorReset',
  'user.recovery-codes-renewed': 'codesRenewed',
  'user.recovery-code-used': 'codeUsed',
} as const

type Kind = (typeof kinds)[keyof typeof kinds] | 'device'
const isNotified = (action: string): action is keyof typeof kinds => Object.hasOwn(kinds, action)
const ownerRow = z.object({ email: z.string(), language: z.string().nullable() })
const change = z.object({ from: z.string(), to: z.string() })

/**
 * Mails the owner of a staff account audit entries about its protection, in the transaction of the change. A change of
 * address is sent to the old address.
 */
export const notifyOwner: CollectionAfterChangeHook<AuditLog> = async ({ doc, req }) => {
  if (!isNotified(doc.action)) return doc
  const { from, to } = change.safeParse(doc.details).data ?? {}
  await notifyStaff(req, doc.target.replace('users ', ''), kinds[doc.action], { to: from, name: to, by: doc.actor })
  return doc
}

interface Details {
  to?: string
  name?: string
  by?: string
}

export async function notifyStaff(req: PayloadRequest, id: string, kind: Kind, details: Details = {}): Promise<void> {
  const { to, name = '', by = '' } = details
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select ${users.email}, ${users.language} from ${users}
      where ${users.id} = ${id}`)
  const owner = ownerRow.parse(rows[0])
  const locale = languageOf(req.user?.id === id ? req.i18n : owner)
  const t = translatorFor(locale, 'staffNotices')
  const when = circumstances(locale, req.headers?.get('user-agent') ?? '')
  await queueMail(
    database,
    composeMail({
      to: to ?? owner.email,
      locale,
      subject: t(`${kind}.subject`),
      paragraphs: [t(`${kind}.text`, { name, by }), when, t('unasked')],
      button: { label: t('button'), url: new URL('/admin/account', env().SITE_URL).href },
    }),
  )
}
