import { defaultLocale, isLocale, type Locale } from '@/i18n/routing'
import { cmsSystem } from '@/server/cms'
import { env } from '@/server/env'
import { sendMail } from '@/server/mail'
import { nextPath } from '../next-path'
import { composeAuthMail } from './compose-auth-mail'
import { deliveries, type HookMessage } from './hook-message'

/** Sends a mail for the auth server, in the recipient's language. @throws when the mail server does not accept it */
export async function sendAuthMail(message: HookMessage): Promise<void> {
  const { redirect_to, email_action_type } = message.email_data
  const back = pageOf(redirect_to)
  const locale = await languageOf(message, back)
  const next = nextPath(back?.searchParams.get('next'), '')
  for (const delivery of deliveries(message)) {
    await sendMail(composeAuthMail(email_action_type, delivery, locale, next))
  }
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
