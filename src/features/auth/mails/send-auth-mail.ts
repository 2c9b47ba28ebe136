import { z } from 'zod'
import { defaultLocale, isLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import { cmsSystem, inTransaction } from '@/server/cms'
import { transactionOf } from '@/server/db/transaction'
import { env } from '@/server/env'
import { type Mail, queueMail } from '@/server/mail/queue-mail'
import { sendSms } from '@/server/mail/sms'
import { nextPath } from '../next-path'
import { changeMailedTo, rememberEmailLink } from '../pending-email'
import { deliveries, type HookMessage, type MailDelivery, type MailKind } from './hook-route'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** The used part of Supabase's Send SMS Hook. An older server does not tell which number the code is for. */
export const smsMessage = z
  .object({
    user: z.object({
      id: text,
      phone: text,
      new_phone: text,
      user_metadata: z.record(z.string(), z.unknown()).nullish().catch(undefined),
    }),
    sms: z.object({ otp: z.string().regex(/^\d{4,10}$/), phone: text }),
  })
  .transform(({ user, sms }) => ({ user, code: sms.otp, to: sms.phone || user.new_phone || user.phone }))
  .refine(({ to }) => /^\+?\d{7,15}$/.test(to))

/** @throws when the gateway does not accept the message */
export async function sendAuthSms({ user, code, to }: z.output<typeof smsMessage>): Promise<void> {
  const t = translatorFor(await sendAuthSmsLanguageOf(user), 'auth')
  await sendSms({ to: `+${to.replace('+', '')}`, text: t('sms', { code }) })
}

async function sendAuthSmsLanguageOf({ id, user_metadata }: z.output<typeof smsMessage>['user']): Promise<Locale> {
  const chosen = user_metadata?.language
  if (isLocale(chosen)) return chosen
  const cms = await cmsSystem()
  const where = { supabaseId: { equals: id } }
  const { docs } = await cms.find({ collection: 'customers', where, depth: 0, limit: 1, pagination: false })
  return docs[0]?.language ?? defaultLocale
}

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

async function prepareChange({ user }: HookMessage, { to, tokenHash }: MailDelivery) {
  const cms = await cmsSystem()
  await rememberEmailLink(cms, tokenHash, { person: user.id, to })
  return user.new_email
    ? { from: user.email, to: user.new_email }
    : ((await changeMailedTo(cms, to)) ?? { from: null, to })
}

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

interface Written extends MailDelivery {
  change?: { from: string | null; to: string }
}

function composeAuthMail(kind: MailKind, delivery: Written, locale: Locale, next: string): Mail {
  const { to, code, tokenHash, change } = delivery
  const t = translatorFor(locale, 'auth.mails')
  const mail = { to, locale, subject: t(`${kind}.subject`) }
  if (kind === 'reauthentication') {
    return composeMail({ ...mail, paragraphs: [t(`${kind}.text`), t('code', { code })], after: [t('unasked')] })
  }
  const button = { label: t(`${kind}.button`), url: confirmUrl(kind, tokenHash, locale, next) }
  if (kind === 'email_change') {
    // No page of ours takes the code of an address change.
    return composeMail({
      ...mail,
      paragraphs: [changeText(change ?? { from: null, to })],
      button,
      after: [t('unaskedLink')],
    })
  }
  const orCode = code ? [t('orCode', { code })] : []
  return composeMail({ ...mail, paragraphs: [t(`${kind}.text`)], button, after: [...orCode, t('unasked')] })

  function changeText({ from, to: address }: { from: string | null; to: string }): string {
    return from ? t('email_change.text', { from, to: address }) : t('email_change.first', { to: address })
  }
}

function confirmUrl(kind: MailKind, tokenHash: string, locale: Locale, next: string): string {
  const query = new URLSearchParams({ token_hash: tokenHash, type: kind, ...(next && { next }) })
  return `${pageUrl(locale, '/confirm')}?${query}`
}
