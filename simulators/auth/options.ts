import type { MailHook } from '../../scripts/services/mail-hook'

export const providers = ['github', 'google'] as const

/** What a project may have switched off; a new one at Supabase has neither `linking` nor `phone-factor`. */
export type Feature = (typeof providers)[number] | 'linking' | 'totp-factor' | 'phone-factor'

export interface AuthServerOptions {
  /** The file of users and sessions, so that they survive a restart. */
  file: string
  port: number
  publishableKey: string
  secretKey: string
  siteUrl: string
  smtpUrl: string
  mailFrom: string
  /** Supabase's Send Email Hook; a mail that it does not send goes out as it is. */
  mailHook?: MailHook
  /** The Send SMS Hook likewise. */
  smsHook?: MailHook
  /** Tests move the clock instead of waiting. */
  now?: () => number
  accessTokenSeconds?: number
  /** The shortest time between two mails of one kind to one person; 0 sets no limit. */
  mailIntervalSeconds?: number
  without?: Feature[]
}

/** The default settings of a project at Supabase. */
export const settings = {
  passwordLength: 6,
  oneTimeTokenSeconds: 3600,
  flowSeconds: 300,
  challengeSeconds: 300,
  refreshReuseSeconds: 10,
  reauthenticateAfterSeconds: 24 * 3600,
  mostFactors: 10,
}
