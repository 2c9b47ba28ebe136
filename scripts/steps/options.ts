import { parseArgs } from 'node:util'
import { type AuthKind, authKinds, type Ports, usualPorts } from '../services/services'

export interface DemoOptions {
  dev: boolean
  help: boolean
  auth: AuthKind
  ports: Ports
}

export const help = `npm run demo [-- options]     the site with demonstration content, as in production
npm run dev  [-- options]     the same for work on it: changes show at once

  --port 3000            the site
  --postgres-port 54320  the database             (not started when DATABASE_URL is given)
  --supabase-port 54321  the customer sign-in     (not started when SUPABASE_URL is given)
  --smtp-port 54325      the mail server          (not started when SMTP_URL is given)
  --mailbox-port 54324   the page with its mails
  --payments-port 54326  the payment provider     (not started when STRIPE_SECRET_KEY is given)
  --auth full            a customer sign-in with all that Supabase has: second factor, GitHub and Google, linked
                         identities, administration (otherwise: lite)
`

/** @throws an error that names the option which is not understood */
export function readOptions(args: string[]): DemoOptions {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      auth: { type: 'string', default: 'lite' },
      port: text,
      'postgres-port': text,
      'supabase-port': text,
      'smtp-port': text,
      'mailbox-port': text,
      'payments-port': text,
    },
  })
  return {
    dev: values.dev,
    help: values.help,
    auth: authKind(values.auth),
    ports: {
      web: port('port', values.port, usualPorts.web),
      postgres: port('postgres-port', values['postgres-port'], usualPorts.postgres),
      supabase: port('supabase-port', values['supabase-port'], usualPorts.supabase),
      smtp: port('smtp-port', values['smtp-port'], usualPorts.smtp),
      mailbox: port('mailbox-port', values['mailbox-port'], usualPorts.mailbox),
      payments: port('payments-port', values['payments-port'], usualPorts.payments),
    },
  }
}

function authKind(value: string): AuthKind {
  const kind = authKinds.find((one) => one === value)
  if (kind) return kind
  throw new Error(`--auth should be ${authKinds.join(' or ')}, not "${value}".`)
}

function port(option: string, value: string | undefined, usual: number): number {
  if (value === undefined) return usual
  const number = Number(value)
  if (Number.isInteger(number) && number > 0 && number < 65536) return number
  throw new Error(`--${option} should be a port from 1 to 65535, not "${value}".`)
}
