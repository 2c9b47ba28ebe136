import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { PaymentSimulator } from './simulator'
import type { Session } from './store'

const answers = z.object({ answer: z.enum(['pay', 'decline', 'later', 'arrive', 'fail']) })

export function addPayPages(app: Hono, { endWhenDue, events, store }: PaymentSimulator): void {
  app.get('/pay/:id', (c) => {
    const session = store.sessions.find(({ id }) => id === c.req.param('id'))
    if (!session) return c.notFound()
    endWhenDue(session)
    return c.html(page(session, c.req.query('declined') !== undefined))
  })

  app.post('/pay/:id', async (c) => {
    const { answer } = answers.parse(await c.req.parseBody())
    const session = store.sessions.find(({ id }) => id === c.req.param('id'))
    if (!session) return c.notFound()
    endWhenDue(session)
    if (answer === 'decline') return c.redirect(`/pay/${session.id}?declined`, 303)
    if (answer === 'pay' || answer === 'later') {
      if (session.status !== 'open') return c.html(page(session, false), 409)
      complete(session, answer === 'pay')
    } else arrive(session, answer === 'arrive')
    store.save()
    return c.redirect(session.success_url, 303)
  })

  function complete(session: Session, isPaid: boolean): void {
    const id = `pi_${randomUUID().replaceAll('-', '')}`
    const status = isPaid ? 'succeeded' : 'processing'
    const { amount_total: amount, currency, intent_metadata: metadata } = session
    store.intents.push({ id, object: 'payment_intent', status, amount, currency, metadata })
    Object.assign(session, { status: 'complete', payment_intent: id, url: null })
    if (isPaid) session.payment_status = 'paid'
    events.send('completed', session)
  }

  function arrive(session: Session, isPaid: boolean): void {
    const intent = store.intents.find(({ id }) => id === session.payment_intent)
    if (intent?.status !== 'processing') return
    intent.status = isPaid ? 'succeeded' : 'requires_payment_method'
    if (isPaid) session.payment_status = 'paid'
    events.send(isPaid ? 'async_payment_succeeded' : 'async_payment_failed', session)
  }
}

function page({ amount_total, cancel_url, payment_status, status }: Session, declined: boolean) {
  const waits = status === 'complete' && payment_status === 'unpaid'
  const button = (answer: string, label: string) => html`<button name="answer" value="${answer}">${label}</button>`
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Pay</title>
      <style>
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 24rem; margin: 4rem auto; padding: 0 1rem; color-scheme: light dark }
        button { font: inherit; padding: 0.5rem 1rem; margin: 0 0.5rem 0.5rem 0 }
      </style>
      <main>
        <h1>${(amount_total / 100).toFixed(2)} €</h1>
        <p>This page stands in for the payment provider on a developer's machine: no money moves.</p>
        ${declined ? html`<p role="alert">The card was declined.</p>` : ''}
        <form method="post">
          ${status === 'open' ? [button('pay', 'Pay'), button('decline', 'Decline'), button('later', 'Pay later')] : ''}
          ${waits ? [button('arrive', 'The money arrives'), button('fail', 'It never arrives')] : ''}
        </form>
        ${status === 'open' || waits ? '' : html`<p>This payment is over.</p>`}
        <p><a href="${cancel_url}">Back to the shop</a></p>
      </main>
    </html>`
}
