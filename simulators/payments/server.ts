import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { createApp } from './app'
import { openEvents } from './events'
import { openStore, type Session } from './store'

export interface PaymentServerOptions {
  port: number
  secretKey: string
  webhookSecret: string
  webhookUrl: string
  file?: string
  now?: () => number
}

/**
 * A server with the part of Stripe's API that the shop uses, for tests and the demo: no money moves. It keeps state and
 * sends signed events, which `stripe-mock` does not. Never part of a deployment.
 */
export async function startPaymentServer(options: PaymentServerOptions) {
  const url = `http://127.0.0.1:${options.port}`
  const now = options.now ?? Date.now
  const store = openStore(options.file)
  const events = openEvents({ secret: options.webhookSecret, webhookUrl: options.webhookUrl })
  const end = (session: Session) => {
    session.status = 'expired'
    session.url = null
    store.save()
    events.send('expired', session)
  }
  const endWhenDue = (session: Session) => {
    if (session.status === 'open' && session.expires_at * 1000 <= now()) end(session)
  }
  const app = createApp({ url, secretKey: options.secretKey, now, store, events, end, endWhenDue })
  const server = serve({ port: options.port, hostname: '127.0.0.1', fetch: app.fetch })
  await once(server, 'listening')
  return {
    url,
    store,
    events,
    stop: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
