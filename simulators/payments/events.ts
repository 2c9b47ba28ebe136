import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { Session } from './store'

interface Faults {
  copies: number
  drop: boolean
  hold: boolean
  /** The provider answers nothing but an error. */
  down: boolean
  /** Ids of which the provider can say nothing. */
  broken: string[]
}

interface Options {
  secret: string
  webhookUrl: string
}

type Kind = 'completed' | 'expired' | 'async_payment_succeeded' | 'async_payment_failed'

/** Sends signed events to the shop as Stripe does: each is repeated a few times until it is accepted. */
export function openEvents({ secret, webhookUrl }: Options) {
  const { webhooks } = new Stripe('sk_test_simulator')
  const faults: Faults = { copies: 1, drop: false, hold: false, down: false, broken: [] }
  const held: string[] = []
  const sending = new Set<Promise<void>>()

  async function deliver(payload: string): Promise<void> {
    for (const pauseMs of [0, 200, 1000, 3000]) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
      const headers = {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': webhooks.generateTestHeaderString({ payload, secret }),
      }
      const answer = await fetch(webhookUrl, { method: 'POST', headers, body: payload }).catch(() => null)
      if (answer?.ok) return
    }
  }

  function start(payload: string): void {
    const work = deliver(payload).finally(() => sending.delete(work))
    sending.add(work)
  }

  return {
    faults,
    send: (kind: Kind, session: Session) => {
      if (faults.drop) return
      const event = {
        id: `evt_${randomUUID().replaceAll('-', '')}`,
        object: 'event',
        type: `checkout.session.${kind}`,
        created: Math.floor(Date.now() / 1000),
        data: { object: session },
      }
      const copies = Array.from({ length: faults.copies }, () => JSON.stringify(event))
      if (faults.hold) held.push(...copies)
      else copies.forEach(start)
    },
    sendHeld: async (sorted = (events: string[]) => events) => {
      for (const payload of sorted(held.splice(0))) await deliver(payload)
    },
    arrived: async () => {
      while (sending.size > 0) await Promise.all(sending)
    },
  }
}

export type Events = ReturnType<typeof openEvents>
