import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { composeMail } from '@/lib/mailing/compose-mail'
import { languageOf, translatorFor } from '@/i18n/translator'
import { env } from '@/server/env'
import { queueMail } from '@/server/mail/queue-mail'
import { type Database, transactionOf, withTransaction } from '@/server/db/transaction'

const minutes = 10
const owner = z.object({ email: z.string(), language: z.string().nullable() })
const found = z.object({ id: z.string() })

/** Stored in place of the token; random enough for a plain hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Mails a link that sets a new password, where there is such an account; only its latest link counts. */
export async function mailResetLink(payload: Payload, email: string, askedIn: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTransaction(req, async () => {
    const database = await transactionOf(req)
    const token = randomBytes(20).toString('hex')
    const { rows } = await database.execute(sql`
      update users set reset_password_token = ${hashOf(token)},
        reset_password_expiration = now() + make_interval(mins => ${minutes})
      where email = ${email} returning email, language`)
    if (rows[0]) await queueMail(database, composeReset(owner.parse(rows[0]), token, askedIn))
  })
}

function composeReset({ email, language }: z.infer<typeof owner>, token: string, askedIn: string) {
  const locale = languageOf({ language: language ?? askedIn })
  const t = translatorFor(locale, 'staffReset')
  return composeMail({
    to: email,
    locale,
    subject: t('subject'),
    paragraphs: [t('text')],
    button: { label: t('button'), url: new URL(`/admin/reset/${token}`, env().SITE_URL).href },
    after: [t('unasked')],
  })
}

/** The account that a mailed token belongs to, while it counts. */
export async function accountOfToken(database: Database, token: string): Promise<{ id: string } | null> {
  const { rows } = await database.execute(sql`
    select id from users where reset_password_token = ${hashOf(token)} and reset_password_expiration > now()`)
  return rows[0] ? found.parse(rows[0]) : null
}
