import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { serve } from '@hono/node-server'
import { App } from '@supabase/lite'
import { createConnection } from '@supabase/lite/sqlite'
import { createTransport } from 'nodemailer'
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
  /** Where the site sends the mails in the customer's language; while it does not, the plain ones go out. */
  mailHook?: MailHook
}

/** Serves customer sign-in as Supabase does. It keeps its data in SQLite: its Postgres driver stores metadata twice encoded. */
export async function startSupabase(options: Options): Promise<{ url: string; stop: () => Promise<void> }> {
  process.env.LITE_TELEMETRY = '0'
  process.env.DO_NOT_TRACK = '1'
  mkdirSync(dirname(options.file), { recursive: true })
  const connection = await createConnection({ url: `file:${options.file}` })
  const mail = createTransport(options.smtpUrl)
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      publishable_key: options.publishableKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      email: { enable_signup: true, enable_confirmations: true },
    },
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
      rememberRequest(request, () => app.fetch(request, { peerAddress: env.incoming.socket.remoteAddress ?? null })),
  })
  return {
    url: `http://127.0.0.1:${options.port}`,
    stop: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await connection.close()
    },
  }
}
