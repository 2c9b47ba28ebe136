import { z } from 'zod'

const schema = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'a Postgres address such as postgres://user:password@host:5432/name',
  }),
  PAYLOAD_SECRET: z
    .string({ error: 'a random text of at least 32 characters' })
    .min(32, 'a random text of at least 32 characters'),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'the public address of the site, such as https://broshura.example' }),
  SUPABASE_URL: z.url({ protocol: /^https?$/, error: 'the address of the Supabase server' }),
  SUPABASE_KEY: z
    .string({ error: 'the publishable (anon) key of the Supabase server' })
    .min(1, 'the publishable (anon) key of the Supabase server'),
  SUPABASE_SECRET_KEY: z.string().min(1).optional(),
  SUPABASE_ISSUER: z.string().min(1).optional(),
  AUTH_MAIL_SECRET: z.string().min(32, 'a random text of at least 32 characters').optional(),
  ADMIN_ROLE_TEST: z.stringbool({ error: 'true or false' }).default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'a mail server such as smtp://localhost:1025' }),
  MAIL_FROM: z.email({ error: 'the address that mails are sent from' }).default('broshura@localhost.localdomain'),
  DATA_DIR: z.string().min(1).default('.data'),
  DEBUG: z.stringbool({ error: 'true or false' }).default(false),
})

export type Env = z.infer<typeof schema>

/** The environment of a build, which reaches no service, so that one build runs everywhere. */
const duringBuild: Env = {
  DATABASE_URL: 'postgres://build:build@localhost:1/build',
  PAYLOAD_SECRET: 'only-used-while-building-never-at-run-time',
  SITE_URL: 'http://localhost:3000',
  SUPABASE_URL: 'http://localhost:1',
  SUPABASE_KEY: 'build',
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'build@localhost.localdomain',
  DATA_DIR: '.data',
  ADMIN_ROLE_TEST: false,
  DEBUG: false,
}

/** Reads the environment. Throws an error that names every wrong or missing variable and what it should be. */
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
