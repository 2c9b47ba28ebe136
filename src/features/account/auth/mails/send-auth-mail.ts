import { defaultLocale, isLocale, type Locale } from '@/i18n/routing'
import { cmsSystem, inTransaction } from '@/server/cms'
import { env } from '@/server/env'
import { type Mail, queueMail } from '@/server/mail/queue-mail'
import { transactionOf } from '@/server/db/transaction'
import { changeMailedTo, rememberEmailLink } from '../email-changes'
import { nextPath } from '../next-path'
import { composeAuthMail } from './compose-auth-mail'
import { type Delivery, deliveries, type HookMessage } from './hook-message'

/** Queues a mail for the auth server, in the recipient's language. */
export async function sendAuthMail(message: HookMessage): Promise<void> {
  const { redirect_to, email_action_type } = message.email_data
  const back = pageOf(redirect_to)
  const locale = await languageOf(message, back)
  const next = nextPath(back?.searchParams.get('next'), '')
  const mails: Mail[] = []
  for (const delivery of deliveries(message)) {
    const change = email_action_type === 'email_change' ? await prepareChange(message, delivery) : undefined
    mails.push(composeAuthMail(email_action_type, { ...delivery, change }, locale, next))
  }
  await inTransaction(async (req) => {
    const database = await transactionOf(req)
    for (const mail of mails) await queueMail(database, mail)
  })
}

/** Remembers the link, so that it can be cancelled, and finds both addresses. */
async function prepareChange({ user }: HookMessage, { to, tokenHash }: Delivery) {
  await rememberEmailLink(tokenHash, { person: user.id, to })
  return user.new_email ? { from: user.email, to: user.new_email } : ((await changeMailedTo(to)) ?? { from: null, to })
}

/** The page on this site that the person came from. */
function pageOf(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.origin === new URL(env().SITE_URL).origin ? url : undefined
}

async function languageOf({ user }: HookMessage, back: URL | undefined): Promise<Locale> {
  const chosen = user.user_metadata?.language
  if (isLocale(chosen)) return chosen
  if (back && back.pathname !== '/') {
    const [, first] = back.pathname.split('/')
    return isLocale(first) ? first : defaultLocale
  }
  const cms = await cmsSystem()
  const where = { email: { equals: user.email } }
  const { docs } = await cms.find({ collection: 'customers', where, depth: 0, limit: 1, pagination: false })
  return docs[0]?.language ?? defaultLocale
}
