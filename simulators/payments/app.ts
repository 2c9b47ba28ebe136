import { createHash, randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { addPayPages } from './pay-page'
import type { PaymentSimulator } from './simulator'
import type { Intent, Refund, Session } from './store'

class ApiError extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 503,
    readonly code: string,
    message: string,
    readonly type = 'invalid_request_error',
  ) {
    super(message)
  }
}

const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`
const shortestSessionSeconds = 30 * 60
/** In cents; less is refused: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const leastCents = 50

export function createApp(simulator: PaymentSimulator): Hono {
  const { events, now, secretKey, store } = simulator
  const app = new Hono()
  const api = new Hono()
  addPayPages(app, simulator)

  api.use(async (c, next) => {
    const isBroken = events.faults.broken.some((id) => c.req.path.endsWith(`/${id}`))
    if (events.faults.down || isBroken)
      throw new ApiError(503, 'lock_timeout', 'The simulator is set to be down', 'api_error')
    if (c.req.header('authorization') !== `Bearer ${secretKey}`)
      throw new ApiError(401, 'api_key_invalid', 'Invalid API Key provided')
    await next()
  })
  api.post('/checkout/sessions', async (c) => {
    const form = await formOf(c)
    return c.json(once(c, form, store.sessions, () => newSession(form)))
  })
  api.get('/checkout/sessions/:id', (c) => {
    const session = found(store.sessions, c.req.param('id'))
    simulator.endWhenDue(session)
    const expanded = store.intents.find(({ id }) => id === session.payment_intent)
    const expands = c.req.queries().expand ?? c.req.queries()['expand[]'] ?? c.req.queries()['expand[0]']
    return c.json(expands ? { ...session, payment_intent: expanded ?? null } : session)
  })
  api.post('/checkout/sessions/:id/expire', (c) => {
    const session = found(store.sessions, c.req.param('id'))
    simulator.endWhenDue(session)
    if (session.status !== 'open') throw new ApiError(400, 'session_not_open', 'Only open sessions can be expired')
    simulator.end(session)
    return c.json(session)
  })
  api.get('/payment_intents/:id', (c) => c.json(found(store.intents, c.req.param('id'))))
  api.get('/refunds', (c) => {
    const data = store.refunds.filter((refund) => refund.payment_intent === c.req.query('payment_intent'))
    return c.json({ object: 'list', data, has_more: false, url: '/v1/refunds' })
  })
  api.get('/refunds/:id', (c) => c.json(found(store.refunds, c.req.param('id'))))
  api.post('/refunds', async (c) => {
    const form = await formOf(c)
    return c.json(once(c, form, store.refunds, () => newRefund(form)))
  })
  api.onError((error, c) => {
    if (!(error instanceof ApiError)) throw error
    const { code, message, status, type } = error
    return c.json({ error: { code, message, type } }, status)
  })
  return app.route('/v1', api)

  function newSession(form: Form): Session {
    const expires = Number(form.expires_at)
    if (expires - now() / 1000 < shortestSessionSeconds)
      throw new ApiError(400, 'parameter_invalid_integer', 'expires_at must be at least 30 minutes from now')
    const amount = Number(form['line_items[0][price_data][unit_amount]'])
    if (!(amount >= leastCents))
      throw new ApiError(
        400,
        'amount_too_small',
        "The Checkout Session's total amount due must add up to at least €0.50 eur",
      )
    const id = newId('cs_test')
    return {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: form.client_reference_id ?? null,
      metadata: group(form, 'metadata'),
      amount_total: amount,
      currency: form['line_items[0][price_data][currency]'] ?? 'eur',
      payment_intent: null,
      intent_metadata: group(form, 'payment_intent_data[metadata]'),
      url: `${simulator.url}/pay/${id}`,
      success_url: form.success_url ?? '',
      cancel_url: form.cancel_url ?? '',
      expires_at: expires,
      created: Math.floor(now() / 1000),
    }
  }

  function newRefund(form: Form): Refund {
    const intent = found<Intent>(store.intents, form.payment_intent ?? '')
    if (intent.disputed)
      throw new ApiError(400, 'charge_disputed', 'The charge has been charged back and cannot be refunded')
    const amount = Number(form.amount)
    const earlier = store.refunds.filter((refund) => refund.payment_intent === intent.id && refund.status !== 'failed')
    if (earlier.reduce((sum, refund) => sum + refund.amount, amount) > intent.amount)
      throw new ApiError(400, 'charge_already_refunded', 'Refund amount is greater than the unrefunded amount')
    const metadata = group(form, 'metadata')
    return { id: newId('re'), object: 'refund', status: 'succeeded', amount, payment_intent: intent.id, metadata }
  }

  /** A repeated idempotency key returns the first result; with other parameters it is refused. */
  function once<Resource extends { id: string }>(
    c: Context,
    form: Form,
    all: Resource[],
    make: () => Resource,
  ): Resource {
    const key = c.req.header('idempotency-key')
    const asked = createHash('sha256').update(JSON.stringify(form)).digest('hex')
    const earlier = key ? store.keys[key] : undefined
    if (earlier && earlier.asked !== asked)
      throw new ApiError(400, 'idempotency_key_in_use', 'The key was used with other parameters', 'idempotency_error')
    if (earlier) return found(all, earlier.id)
    const resource = make()
    all.push(resource)
    if (key) store.keys[key] = { asked, id: resource.id }
    store.save()
    return resource
  }
}

type Form = Record<string, string>

async function formOf(c: Context): Promise<Form> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}

function group(form: Form, name: string): Record<string, string> {
  const entries = Object.entries(form).filter(([key]) => key.startsWith(`${name}[`))
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
}

function found<Resource extends { id: string }>(all: Resource[], id: string): Resource {
  const resource = all.find((each) => each.id === id)
  if (!resource) throw new ApiError(404, 'resource_missing', `No such object: '${id}'`)
  return resource
}
