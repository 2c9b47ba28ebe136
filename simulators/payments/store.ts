import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const texts = z.record(z.string(), z.string())

const session = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid']),
  client_reference_id: z.string().nullable(),
  metadata: texts,
  amount_total: z.number(),
  currency: z.string(),
  payment_intent: z.string().nullable(),
  /** For the payment intent that does not exist yet. */
  intent_metadata: texts,
  url: z.string().nullable(),
  success_url: z.string(),
  cancel_url: z.string(),
  expires_at: z.number(),
  created: z.number(),
})
export type Session = z.infer<typeof session>

const intent = z.object({
  id: z.string(),
  object: z.literal('payment_intent'),
  status: z.enum(['processing', 'succeeded', 'requires_payment_method']),
  amount: z.number(),
  currency: z.string(),
  metadata: texts,
  /** Charged back by the bank of the customer. */
  disputed: z.boolean().optional(),
})
export type Intent = z.infer<typeof intent>

const refund = z.object({
  id: z.string(),
  object: z.literal('refund'),
  status: z.enum(['succeeded', 'pending', 'failed']),
  amount: z.number(),
  payment_intent: z.string(),
  metadata: texts,
})
export type Refund = z.infer<typeof refund>

const state = z.object({
  sessions: z.array(session).default([]),
  intents: z.array(intent).default([]),
  refunds: z.array(refund).default([]),
  /** By idempotency key: the parameters, and the id of the result. */
  keys: z.record(z.string(), z.object({ asked: z.string(), id: z.string() })).default({}),
})

export function openStore(file?: string) {
  const all = state.parse(file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  return {
    ...all,
    save: () => {
      if (!file) return
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(all))
    },
  }
}

export type Store = ReturnType<typeof openStore>
