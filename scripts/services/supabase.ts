import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { serve } from '@hono/node-server'
import { App } from '@supabase/lite'
import { createConnection } from '@supabase/lite/sqlite'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { callMailHook, type MailHook } from './mail-hook'
import { readPlainMail, rememberRequest } from './supabase-mail'

interface Options {
  file: string
  port: number
  jwtSecret: string
  publishableKey: string
  siteUrl: string
  smtpUrl: string
  mailFrom: string
  /** The endpoint that sends mails in the customer's language; while it does not answer, the plain mails go out. */
  mailHook?: MailHook
}

interface Person {
  email: string
  password: string
  data?: Record<string, unknown>
  /**
   * Sees the link to the CMS, and enters it without a second sign-in when the server's "app_metadata" can say so; in
   * the embedded server only the person can.
   */
  admin?: boolean
}

export interface CustomerSignIn {
  url: string
  addPerson: (person: Person) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Serves customer sign-in as Supabase does. Its data is in SQLite, because its Postgres driver encodes metadata twice.
 */
export async function startSupabase(options: Options): Promise<CustomerSignIn> {
  process.env.LITE_TELEMETRY = '0'
  process.env.DO_NOT_TRACK = '1'
  mkdirSync(dirname(options.file), { recursive: true })
  const connection = await createConnection({ url: `file:${options.file}` })
  const mail = createTransport(options.smtpUrl)
  const auth = {
    enabled: true,
    jwt_secret: options.jwtSecret,
    publishable_key: options.publishableKey,
    site_url: options.siteUrl,
    additional_redirect_urls: [`${options.siteUrl}/**`],
    email: { enable_signup: true, enable_confirmations: true },
  }
  const app = new App({
    connection,
    auth,
    options: {
      drivers: {
        email: {
          send: async ({ to, subject, text, html }) => {
            const read = options.mailHook && readPlainMail(to, text ?? '')
            if (read && options.mailHook && (await callMailHook(options.mailHook, read))) return
            await mail.sendMail({ from: options.mailFrom, to, subject, text, html })
          },
        },
      },
    },
  })
  await app.ensureSystemSchema()
  const server = serve({
    port: options.port,
    hostname: '127.0.0.1',
    fetch: (request, env) =>
      rememberRequest(request, async () => {
        const answer = await app.fetch(request, { peerAddress: env.incoming.socket.remoteAddress ?? null })
        return withMetadata(answer, options.jwtSecret)
      }),
  })
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${options.port}`,
    addPerson: async ({ email, password, data, admin }) => {
      // The same accounts without confirmation; a taken address is left as it is.
      const trusting = new App({ connection, auth: { ...auth, email: { ...auth.email, enable_confirmations: false } } })
      await trusting.fetch(
        new Request(`${options.siteUrl}/auth/v1/signup`, {
          method: 'POST',
          headers: { apikey: options.publishableKey, 'Content-Type': 'application/json' },
          body: JSON.stringify({ email, password, data: admin ? { ...data, role: 'admin' } : data }),
        }),
      )
    },
    stop: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await connection.close()
    },
  }
}

const metadata = z.record(z.string(), z.unknown()).default({})
const signedIn = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({ app_metadata: metadata, user_metadata: metadata }),
})
const anyClaims = z.record(z.string(), z.unknown())

/** Supabase writes a person's metadata into the token; the embedded server leaves it out. */
async function withMetadata(response: Response, secret: string): Promise<Response> {
  const { data: answer } = signedIn.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  )
  if (!answer) return response
  const [header = '', payload = ''] = answer.access_token.split('.')
  const { app_metadata, user_metadata } = answer.user
  const claims = anyClaims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const withBoth = Buffer.from(JSON.stringify({ ...claims, app_metadata, user_metadata })).toString('base64url')
  const signature = createHmac('sha256', secret).update(`${header}.${withBoth}`).digest('base64url')
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json(
    { ...answer, access_token: `${header}.${withBoth}.${signature}` },
    { status: response.status, headers },
  )
}
