import { join, resolve } from 'node:path'
import { startAuthServer } from '../../simulators/auth/server'
import { startPaymentServer } from '../../simulators/payments/server'
import { startMail } from './mail'
import { type PortWish, requireFreePorts } from './ports'
import { startPostgres } from './postgres'
import type { Environment } from './processes'
import { claimDataFolder } from './running-once'
import { readSecrets } from './secrets'
import { type CustomerSignIn, startSupabase } from './supabase'

export interface Ports {
  web: number
  postgres: number
  supabase: number
  smtp: number
  mailbox: number
  payments: number
}

export const usualPorts: Ports = {
  web: 3000,
  postgres: 54320,
  supabase: 54321,
  smtp: 54325,
  mailbox: 54324,
  payments: 54326,
}

export const authKinds = ['lite', 'full'] as const
export type AuthKind = (typeof authKinds)[number]

export interface ServiceOptions {
  dataDir: string
  ports: Ports
  /** External services take precedence: with DATABASE_URL, for example, no database is started. */
  given?: Environment
  postgresSettings?: string[]
  auth?: AuthKind
}

export interface Services {
  env: Environment
  mailboxUrl: string | undefined
  addPerson: CustomerSignIn['addPerson'] | undefined
  stop: () => Promise<void>
}

const names: Record<keyof Ports, string> = {
  web: 'the site',
  postgres: 'the database',
  supabase: 'the customer sign-in',
  smtp: 'the mail server',
  mailbox: 'the mailbox page',
  payments: 'the payment provider',
}

/**
 * Starts the services that the product needs and that are not given: database, customer sign-in, mail and payment
 * provider.
 * @throws before anything is started when a port is taken or the data folder is in use
 */
export async function startServices({
  dataDir,
  ports,
  given = {},
  postgresSettings,
  auth = 'lite',
}: ServiceOptions): Promise<Services> {
  const dir = resolve(dataDir)
  const release = claimDataFolder(dir)
  const running: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end()
    release()
  }
  try {
    await requireFreePorts(wishes(ports, given))
    const secrets = await readSecrets(dir)
    const env: Environment = {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: given.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? secrets.serverActions,
      DATA_DIR: dir,
      PAYLOAD_SECRET: given.PAYLOAD_SECRET ?? secrets.payload,
      SITE_URL: given.SITE_URL ?? `http://localhost:${ports.web}`,
      DATABASE_URL: given.DATABASE_URL,
      SMTP_URL: given.SMTP_URL,
      SUPABASE_URL: given.SUPABASE_URL,
      SUPABASE_KEY: given.SUPABASE_KEY ?? secrets.supabaseKey,
      AUTH_MAIL_SECRET: given.AUTH_MAIL_SECRET ?? secrets.authMail,
      AUTH_SMS_SECRET: given.AUTH_SMS_SECRET ?? secrets.authMail,
      SMS_URL: given.SMS_URL ?? 'mailto:{number}@sms.example',
      MAIL_FROM: given.MAIL_FROM ?? 'broshura@localhost.localdomain',
    }

    const startDatabase = async () => {
      if (env.DATABASE_URL) return
      const postgres = await startPostgres({
        dir: join(dir, 'postgres'),
        port: ports.postgres,
        password: secrets.postgres,
        settings: postgresSettings,
        onChange: logDatabase,
      })
      running.push(postgres.stop)
      await postgres.ensureDatabase('broshura')
      env.DATABASE_URL = postgres.url('broshura')
    }

    let mailboxUrl: string | undefined
    const startMailServer = async () => {
      if (env.SMTP_URL) return env.SMTP_URL
      const mail = await startMail({ dir: join(dir, 'mail'), smtpPort: ports.smtp, pagePort: ports.mailbox })
      running.push(mail.stop)
      env.SMTP_URL = mail.smtpUrl
      mailboxUrl = mail.pageUrl
      return mail.smtpUrl
    }

    let addPerson: Services['addPerson']
    const startSignIn = async (smtpUrl: string) => {
      if (env.SUPABASE_URL) return
      const signIn = {
        port: ports.supabase,
        publishableKey: env.SUPABASE_KEY ?? '',
        siteUrl: env.SITE_URL ?? '',
        smtpUrl,
        mailFrom: env.MAIL_FROM ?? '',
        mailHook: { url: `${env.SITE_URL}/api/auth/mail`, secret: env.AUTH_MAIL_SECRET ?? '' },
      }
      const supabase =
        auth === 'full'
          ? await startAuthServer({
              ...signIn,
              file: join(dir, 'auth', 'data.db'),
              secretKey: secrets.supabaseSecret,
              smsHook: { url: `${env.SITE_URL}/api/auth/sms`, secret: env.AUTH_SMS_SECRET ?? '' },
            })
          : await startSupabase({ ...signIn, file: join(dir, 'supabase', 'data.db'), jwtSecret: secrets.supabaseJwt })
      running.push(supabase.stop)
      env.SUPABASE_URL = supabase.url
      addPerson = supabase.addPerson
      if (auth === 'full') env.SUPABASE_SECRET_KEY = secrets.supabaseSecret
    }

    const startPayments = async () => {
      env.STRIPE_SECRET_KEY = given.STRIPE_SECRET_KEY || secrets.paymentKey
      env.STRIPE_WEBHOOK_SECRET = given.STRIPE_SECRET_KEY ? given.STRIPE_WEBHOOK_SECRET : secrets.paymentEvents
      if (given.STRIPE_SECRET_KEY) return
      const provider = await startPaymentServer({
        port: ports.payments,
        secretKey: secrets.paymentKey,
        webhookSecret: secrets.paymentEvents,
        webhookUrl: `${env.SITE_URL}/api/shop/payments/events`,
        file: join(dir, 'payments', 'data.json'),
      })
      running.push(provider.stop)
      env.STRIPE_API_URL = provider.url
    }

    // All have ended, well or not, before what runs can be stopped.
    const started = await Promise.allSettled([startDatabase(), startMailServer().then(startSignIn), startPayments()])
    for (const each of started) if (each.status === 'rejected') throw each.reason
    return { env, mailboxUrl, addPerson, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function logDatabase(event: { ended: string } | 'started'): void {
  const hasEnded = event !== 'started'
  console.error(
    hasEnded ? `The database has ended (${event.ended}) and is started again.` : 'The database answers again.',
  )
}

function wishes(ports: Ports, given: Environment): PortWish[] {
  const wanted: (keyof Ports)[] = ['web']
  if (!given.DATABASE_URL) wanted.push('postgres')
  if (!given.SUPABASE_URL) wanted.push('supabase')
  if (!given.SMTP_URL) wanted.push('smtp', 'mailbox')
  if (!given.STRIPE_SECRET_KEY) wanted.push('payments')
  return wanted.map((key) => ({
    name: names[key],
    port: ports[key],
    option: key === 'web' ? '--port' : `--${key}-port`,
  }))
}
