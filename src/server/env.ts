import { z } from 'zod'
import { edgeKinds } from './edge/kinds.ts'

const priceDataOrigins = ['https://kolkostruva.bg', 'https://www.kolkostruva.bg']

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const atLeastOne = (what: string) =>
  z.coerce
    .number({ error: `a number of ${what}` })
    .int(`a whole number of ${what}`)
    .min(1, `a number of ${what}`)

/** Files are in S3 when all of them are set, and in `DATA_DIR` when none is. */
const ofS3 = {
  S3_ENDPOINT: 'the address of the S3 server, such as https://s3.eu-central-1.amazonaws.com',
  S3_BUCKET: 'the name of its bucket',
  S3_ACCESS_KEY: 'the key that may read and write this bucket',
  S3_SECRET_KEY: 'the secret of S3_ACCESS_KEY',
} as const

/** Answers name their tags for the edge, and it is purged, when all of them are set; nothing of it otherwise. */
const ofEdge = {
  EDGE_KIND: 'the kind of the cache in front: varnish, fastly or cloudflare',
  EDGE_PURGE_URL: 'where it is purged, such as http://10.0.0.5:6081, or several addresses separated by commas',
  EDGE_PURGE_TOKEN: 'the token with which it lets itself be purged',
} as const

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

function isDsn(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username !== '' && /\/\w+$/.test(url.pathname)
}

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const isPostgres = (text: string) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)

/** Two while one takes the place of the other, as the auth server writes them. */
const hookSecrets = z
  .string()
  .refine((list) => list.split('|').every((secret) => secret.length >= 32), 'a random text of at least 32 characters')

const sender = 'the address that mails are sent from'

const onlyOfRatio = 'set only where OTEL_TRACES_SAMPLER is traceidratio or parentbased_traceidratio'

const variables = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'a Postgres address such as postgres://user:password@host:5432/name',
  }),
  DATABASE_DIRECT_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'the address of the same database without the pooler, such as postgres://user:password@host:5432/name',
    })
    .optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine(
      (list) => list.every(isPostgres),
      'addresses of replicas such as postgres://user:password@replica:5432/name, separated by commas',
    )
    .optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'a number of connections' })
    .int('a whole number of connections')
    .min(8, 'at least 8 connections')
    .optional(),
  PAYLOAD_SECRET: z
    .string({ error: 'a random text of at least 32 characters' })
    .min(32, 'a random text of at least 32 characters'),
  VOUCHER_SECRET: z.string().min(32, 'a random text of at least 32 characters').optional(),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'the public address of the site, such as https://broshura.example' }),
  SUPABASE_URL: z.url({ protocol: /^https?$/, error: 'the address of the Supabase server' }),
  SUPABASE_KEY: z
    .string({ error: 'the publishable (anon) key of the Supabase server' })
    .min(1, 'the publishable (anon) key of the Supabase server'),
  SUPABASE_SECRET_KEY: z.string().min(1).optional(),
  SUPABASE_ISSUER: z.string().min(1).optional(),
  AUTH_MAIL_SECRET: hookSecrets.optional(),
  AUTH_SMS_SECRET: hookSecrets.optional(),
  SMS_URL: z
    .string()
    .regex(/^(https?:\/\/.+|mailto:.*\{number\}.*)$/, {
      error: 'a gateway such as https://gateway.example/sms or mailto:{number}@gateway.example',
    })
    .optional(),
  ADMIN_ROLE_TEST: z.stringbool({ error: 'true or false' }).default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'a mail server such as smtp://localhost:1025' }),
  MAIL_FROM: z.email({ error: sender }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: ofS3.S3_ENDPOINT }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, ofS3.S3_BUCKET)
    .optional(),
  S3_REGION: z.string().min(1, 'the region of S3_BUCKET, such as eu-central-1').default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1, ofS3.S3_ACCESS_KEY).optional(),
  S3_SECRET_KEY: z.string().min(1, ofS3.S3_SECRET_KEY).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9/-]*[a-z0-9])?$/, 'small letters, digits, dashes and slashes, such as bg/shop')
    .optional(),
  DEBUG: z.stringbool({ error: 'true or false' }).default(false),
  PRICE_DATA_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine((list) => list.every(isOrigin), 'origins such as https://kolkostruva.bg, separated by commas')
    .default(priceDataOrigins),
  TRUSTED_PROXIES: z.coerce
    .number({ error: 'the number of proxies in front of the web server' })
    .int('a whole number of proxies')
    .min(0, 'the number of proxies in front of the web server')
    .max(10, 'at most 10 proxies')
    .default(0),
  // The process asks itself at 127.0.0.1, so that no other single address will do.
  WEB_HOST: z.enum(['127.0.0.1', '0.0.0.0', '::'], { error: '127.0.0.1 behind a proxy of this machine' }).optional(),
  NEW_SEARCHES_A_MINUTE: atLeastOne('searches').default(120),
  ORDERS_AN_HOUR: atLeastOne('orders').default(30),
  UNPAID_ORDERS: atLeastOne('orders').default(3),
  UNPAID_PIECES: atLeastOne('pieces').default(100),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'the address of the payment provider' })
    .default('https://api.stripe.com'),
  ECONT_USERNAME: z.string().min(1).optional(),
  ECONT_PASSWORD: z.string().min(1).optional(),
  ECONT_OFFICE: z.string().min(1).optional(),
  ECONT_AGENT: z.string().min(1).optional(),
  ECONT_AGREEMENT: z.string().min(1).optional(),
  ECONT_API_URL: z
    .url({ protocol: /^https?$/, error: "the address of Econt's services" })
    .default('https://ee.econt.com/services'),
  SPEEDY_USERNAME: z.string().min(1).optional(),
  SPEEDY_PASSWORD: z.string().min(1).optional(),
  SPEEDY_OFFICE: z.coerce.number({ error: 'the number of an office' }).int('the number of an office').optional(),
  SPEEDY_SERVICE: z.coerce.number({ error: 'the number of a service' }).int('the number of a service').default(505),
  SPEEDY_API_URL: z
    .url({ protocol: /^https?$/, error: "the address of Speedy's services" })
    .default('https://api.speedy.bg/v1'),
  SHUTDOWN_GRACE: z.coerce
    .number({ error: 'a number of seconds' })
    .min(0, 'a number of seconds')
    .max(300, 'at most 300 seconds')
    .default(5),
  METRICS_PORT: z.coerce
    .number({ error: 'a number of a port' })
    .int('a number of a port')
    .min(1, 'a number of a port')
    .max(65_535, 'a number of a port')
    .optional(),
  METRICS_HOST: z.union([z.ipv4(), z.ipv6()], { error: 'an IP address of this machine' }).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'the address of a collector of traces, such as http://localhost:4318' })
    .optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplers, { error: `one of ${samplers.join(', ')}` }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'a part from 0 to 1' })
    .min(0, 'a part from 0 to 1')
    .max(1, 'a part from 0 to 1')
    .optional(),
  ERROR_DSN: z
    .string()
    .refine(isDsn, 'the DSN of a project that takes errors, such as https://key@errors.example/1')
    .optional(),
  EDGE_KIND: z.enum(edgeKinds, { error: ofEdge.EDGE_KIND }).optional(),
  EDGE_PURGE_URL: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((list) => list.every(isAddress), ofEdge.EDGE_PURGE_URL)
    .optional(),
  EDGE_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, ofEdge.EDGE_PURGE_TOKEN)
    .optional(),
})

const schema = variables.superRefine(requireWhatBelongsTogether).transform(({ MAIL_FROM, ...given }) => ({
  ...given,
  MAIL_FROM: MAIL_FROM ?? 'broshura@localhost.localdomain',
}))

function requireWhatBelongsTogether(given: z.infer<typeof variables>, context: z.RefinementCtx): void {
  // Mail servers refuse the default, so that a buyer would hear nothing.
  if (given.MAIL_FROM === undefined && given.SITE_URL.startsWith('https:'))
    context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: `${sender}, because SITE_URL is https` })
  if (given.OTEL_TRACES_SAMPLER_ARG !== undefined && !given.OTEL_TRACES_SAMPLER?.endsWith('ratio'))
    context.addIssue({ code: 'custom', path: ['OTEL_TRACES_SAMPLER_ARG'], message: onlyOfRatio })
  for (const together of [ofS3, ofEdge]) {
    const names = Object.keys(together)
    const set = Object.entries(given).flatMap(([name, value]) =>
      names.includes(name) && value !== undefined ? [name] : [],
    )
    if (set.length === 0) continue
    for (const [name, expected] of Object.entries(together)) {
      if (set.includes(name)) continue
      context.addIssue({ code: 'custom', path: [name], message: `${expected}, because ${set.join(' and ')} is set` })
    }
  }
}

export type Env = z.infer<typeof schema>

/** The environment during a build, which must reach no service, so that one build runs everywhere. */
const duringBuild: Env = {
  DATABASE_URL: 'postgres://build:build@localhost:1/build',
  PAYLOAD_SECRET: 'only-used-while-building-never-at-run-time',
  SITE_URL: 'http://localhost:3000',
  SUPABASE_URL: 'http://localhost:1',
  SUPABASE_KEY: 'build',
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'build@localhost.localdomain',
  DATA_DIR: '.data',
  S3_REGION: 'us-east-1',
  ADMIN_ROLE_TEST: false,
  DEBUG: false,
  PRICE_DATA_ORIGINS: priceDataOrigins,
  TRUSTED_PROXIES: 0,
  NEW_SEARCHES_A_MINUTE: 120,
  ORDERS_AN_HOUR: 30,
  UNPAID_ORDERS: 3,
  UNPAID_PIECES: 100,
  STRIPE_API_URL: 'https://api.stripe.com',
  ECONT_API_URL: 'https://ee.econt.com/services',
  SPEEDY_SERVICE: 505,
  SPEEDY_API_URL: 'https://api.speedy.bg/v1',
  SHUTDOWN_GRACE: 5,
  METRICS_HOST: '127.0.0.1',
}

/**
 * Reads the environment.
 * @throws an error that names every wrong or missing variable and its expected form
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: should be ${issue.message}`)
  throw new Error(`The environment is not complete:\n${lines.join('\n')}`)
}

let current: Env | undefined

export function env(): Env {
  if (process.env.NEXT_PHASE === 'phase-production-build') return duringBuild
  current ??= parseEnv(process.env)
  return current
}

/**
 * The address of the database itself, for everything that a pooler in transaction mode breaks: notifications, session
 * locks, migrations.
 */
export function directDatabaseUrl(): string {
  return env().DATABASE_DIRECT_URL ?? env().DATABASE_URL
}
