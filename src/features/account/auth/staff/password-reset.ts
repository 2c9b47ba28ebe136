import { createHash, randomBytes } from 'node:crypto'
import { bodyOf } from '@collections/document-endpoint'
import { problem } from '@collections/problems'
import { sql } from '@payloadcms/db-postgres'
import { APIError, createLocalReq, type Endpoint, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { languageOf, translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf, withTransaction } from '@/server/db/transaction'
import { env } from '@/server/env'
import { queueMail } from '@/server/mail/queue-mail'
import { takePoint } from '@/server/rate-limit'
import { clientNetwork } from '../client-address'
import { checkMailLimit } from '../sign-in-limits'
import { tooManyAttempts } from './staff-attempt'

const { users } = tables

const minutes = 10
/** Tokens that may be tried from one network. */
const perNetwork = { name: 'staff-reset', points: 20, seconds: 15 * 60 }
const owner = z.object({ email: z.string(), language: z.string().nullable() })
const found = z.object({ id: z.string() })

/** Stored in place of the token; random enough for a plain hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Mails a link that sets a new password, where there is such an account; only its latest link counts. */
async function mailResetLink(payload: Payload, email: string, askedIn: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTransaction(req, async () => {
    const database = await transactionOf(req)
    const token = randomBytes(20).toString('hex')
    const { rows } = await database.execute(sql`
      update ${users} set ${named(users, 'resetPasswordToken')} = ${hashOf(token)},
        ${named(users, 'resetPasswordExpiration')} = now() + make_interval(mins => ${minutes})
      where ${users.email} = ${email} returning ${users.email}, ${users.language}`)
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
async function accountOfToken(database: Database, token: string): Promise<{ id: string } | null> {
  const { rows } = await database.execute(sql`
    select ${users.id} from ${users} where ${users.resetPasswordToken} = ${hashOf(token)}
      and ${users.resetPasswordExpiration} > now()`)
  return rows[0] ? found.parse(rows[0]) : null
}

const asked = z.object({ email: z.string().trim().toLowerCase().max(254) })
const given = z.object({ token: z.string().min(1).max(100), password: z.string().max(1000) })

/** The hooks of the account are told by it that nobody is signed in who could prove anything else. */
export const isResetByMail = ({ context }: PayloadRequest): boolean => context.passwordResetByMail === true

/** Asks for the mail. The answer is the same and takes as long whether there is such an account or not. */
const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { email } = asked.catch({ email: '' }).parse(await bodyOf(req))
    if (!(await checkMailLimit(req.payload, { network: clientNetwork(req.headers), account: `staff ${email}` })))
      throw tooManyAttempts(req)
    const { payload, i18n } = req
    mailResetLink(payload, email, i18n.language).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'A mail for a new password was not sent' }),
    )
    return Response.json({ message: req.t('general:success') })
  },
}

/** Sets the password that was asked for. It opens no session: the sign-in asks for the second factor. */
const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    if (!(await takePoint(req.payload, perNetwork, clientNetwork(req.headers)))) throw tooManyAttempts(req)
    const input = given.safeParse(await bodyOf(req))
    const account = input.success ? await accountOfToken(await transactionOf(req), input.data.token) : null
    if (!input.success || !account) {
      throw new APIError(problem('resetLinkGone', req.i18n.language), 403, undefined, true)
    }
    req.context.passwordResetByMail = true
    await req.payload.update({
      collection: 'users',
      id: account.id,
      data: { password: input.data.password, resetPasswordToken: null, resetPasswordExpiration: null },
      depth: 0,
      req,
    })
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  },
}

export const passwordEndpoints = [forgotPassword, resetPassword]
