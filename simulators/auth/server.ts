import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { createClient } from '@supabase/supabase-js'
import { createTransport } from 'nodemailer'
import type { CustomerSignIn } from '../../scripts/services/supabase'
import { createApp } from './app'
import { openKeys } from './keys'
import type { AuthServerOptions } from './options'
import { openStore } from './store'

/**
 * A server with the protocol of Supabase Auth (GoTrue) for tests and the demo, with what the embedded `@supabase/lite`
 * lacks: second factors, linked identities, administration, tokens verified with a public key. Its routes follow
 * GoTrue's OpenAPI description. Never part of a deployment.
 */
export async function startAuthServer(options: AuthServerOptions): Promise<CustomerSignIn> {
  const url = `http://127.0.0.1:${options.port}`
  const store = openStore(options.file)
  const mail = createTransport(options.smtpUrl)
  const app = createApp({
    options,
    url: `${url}/auth/v1`,
    now: options.now ?? Date.now,
    store,
    keys: await openKeys(store),
    send: async (message) => {
      await mail.sendMail({ from: options.mailFrom, ...message })
    },
  })
  const server = serve({ port: options.port, hostname: '127.0.0.1', fetch: app.fetch })
  await once(server, 'listening')
  return {
    url,
    addPerson: async ({ email, password, data, admin }) => {
      const { auth } = createClient(url, options.secretKey, { auth: { persistSession: false } })
      const app_metadata = admin ? { role: 'admin' } : undefined
      await auth.admin.createUser({ email, password, email_confirm: true, user_metadata: data, app_metadata })
    },
    stop: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      mail.close()
      store.close()
    },
  }
}
