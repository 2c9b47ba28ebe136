import type { MailHook } from '../../scripts/services/mail-hook'

export const providers = ['github', 'google'] as const

/** Features that a project may have switched off; a new one at Supabase has neither `linking` nor `phone-factor`. */
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
  mailHook?: MailHook
  smsHook?: MailHook
  now?: () => number
  accessTokenSeconds?: number
  /** Seconds between two mails of one kind to one person; 0 sets no limit. */
  mailIntervalSeconds?: number
  without?: Feature[]
}

export const settings = {
  passwordLength: 6,
  oneTimeTokenSeconds: 3600,
  flowSeconds: 300,
  challengeSeconds: 300,
  refreshReuseSeconds: 10,
  reauthenticateAfterSeconds: 24 * 3600,
  mostFactors: 10,
}
