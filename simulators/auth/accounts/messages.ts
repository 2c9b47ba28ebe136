import { callMailHook, callSmsHook } from '../../../scripts/services/mail-hook'
import { type AuthServer, moment } from '../auth-server'
import { Problem } from '../problem'
import type { User } from '../records'
import { issueCode, type Kind } from './one-time-tokens'
import { changeUser } from './users'

const subjects = {
  signup: 'Confirm your signup',
  invite: 'You have been invited',
  recovery: 'Reset your password',
  magiclink: 'Your sign-in link',
  email_change: 'Confirm your new address',
  reauthentication: 'Confirm that it is you',
}
export type MailType = keyof typeof subjects

interface Mail {
  type: MailType
  kind: Kind
  redirectTo: string
  withFlow?: boolean
  to?: string
}

type SentAt =
  | 'confirmation_sent_at'
  | 'recovery_sent_at'
  | 'email_change_sent_at'
  | 'phone_change_sent_at'
  | 'reauthentication_sent_at'

const sentAt: Record<Kind, SentAt> = {
  confirmation: 'confirmation_sent_at',
  recovery: 'recovery_sent_at',
  email_change_current: 'email_change_sent_at',
  email_change_new: 'email_change_sent_at',
  phone_change: 'phone_change_sent_at',
  reauthentication: 'reauthentication_sent_at',
}

/** @throws Problem over_email_send_rate_limit or over_sms_send_rate_limit */
export function requireInterval(server: AuthServer, user: User, kind: Kind, channel: 'email' | 'sms' = 'email'): void {
  requirePause(server, user[sentAt[kind]], channel)
}

export function requirePause(server: AuthServer, last: string | undefined, channel: 'email' | 'sms'): void {
  const interval = server.options.mailIntervalSeconds ?? 0
  const left = last ? Math.ceil((Date.parse(last) - server.now()) / 1000) + interval : 0
  if (left <= 0) return
  const message = `For security purposes, you can only request this after ${left} seconds.`
  throw new Problem(429, `over_${channel}_send_rate_limit`, message)
}

export async function mailCode(server: AuthServer, user: User, mail: Mail): Promise<void> {
  const { type, kind, redirectTo, withFlow, to = user.email } = mail
  const { code, hash } = issueCode(server, { userId: user.id, kind, address: to, withFlow })
  changeUser(server, user.id, { [sentAt[kind]]: moment(server) })
  if (await handOver(server, user, { type, to, code, hash, redirectTo })) return
  const link = type === 'reauthentication' ? undefined : linkAddress(server, redirectTo, hash, type)
  await server.send({
    to,
    subject: subjects[type],
    text: [subjects[type], link, `Code: ${code}`].filter(Boolean).join('\n\n'),
    html: `<h2>${subjects[type]}</h2>${link ? `<p><a href="${escapeHtml(link)}">Continue</a></p>` : ''}<p>Code: <b>${code}</b></p>`,
  })
}

interface Issued {
  type: MailType
  to: string
  code: string
  hash: string
  redirectTo: string
}

/** @returns whether the site has sent the mail itself */
async function handOver({ options }: AuthServer, user: User, issued: Issued): Promise<boolean> {
  const { type, to, code, hash, redirectTo } = issued
  if (!options.mailHook) return false
  const addresses = to === user.email ? { email: to } : { email: user.email, new_email: to }
  return callMailHook(options.mailHook, {
    user: { id: user.id, ...addresses, user_metadata: user.user_metadata },
    email_data: { token: code, token_hash: hash, redirect_to: redirectTo, email_action_type: type },
  })
}

interface Sms {
  phone: string
  code: string
  sms_type?: 'mfa'
}

/** There is no phone: the mailbox page shows the text message. */
export async function sendSms(server: AuthServer, user: User, { phone, code, sms_type }: Sms): Promise<void> {
  const { smsHook } = server.options
  const { id, phone: own, new_phone, user_metadata } = user
  const message = { user: { id, phone: own, new_phone, user_metadata }, sms: { otp: code, phone, sms_type } }
  if (smsHook && (await callSmsHook(smsHook, message))) return
  const subject = `SMS to +${phone}`
  await server.send({ to: `${phone}@sms.example`, subject, text: `Your code is ${code}` })
}

export async function smsCode(server: AuthServer, user: User, kind: Kind, phone: string): Promise<void> {
  requireInterval(server, user, kind, 'sms')
  const { code } = issueCode(server, { userId: user.id, kind, address: phone })
  changeUser(server, user.id, { [sentAt[kind]]: moment(server) })
  await sendSms(server, user, { phone, code })
}

/**
 * As Supabase advises for server-rendered sites: the requested page gets the hash and verifies it, so that the link
 * also works on another device. Without such a page, the link of the default templates.
 */
function linkAddress(server: AuthServer, redirectTo: string, hash: string, type: MailType): string {
  if (redirectTo === server.options.siteUrl) return verifyAddress(server, redirectTo, hash, type)
  const url = new URL(redirectTo)
  url.searchParams.set('token_hash', hash)
  url.searchParams.set('type', type)
  return url.href
}

/** The link of the default templates, and of the administration: `GET /verify`. */
export function verifyAddress(server: AuthServer, redirectTo: string, hash: string, type: string): string {
  return `${server.url}/verify?${new URLSearchParams({ token: hash, type, redirect_to: redirectTo })}`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
