import Stripe from 'stripe'
import type { RefundState } from '@/domain/payment-states'
import type { Locale } from '@/i18n/routing'
import { env } from '@/server/env'
import { cardKeys } from '../shop'

/** The same attempt always sends the same values, because its id is the idempotency key. */
type SessionWish = {
  attempt: string
  order: string
  number: string
  email: string
  amountCents: number
  expiresAt: Date
  language: Locale
  returnUrl: string
}

/** `processing`: the payment is confirmed, but the money has not come yet. */
export type Session = {
  id: string
  attempt: string | null
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  intent: string | null
  url: string | null
}

export type ProviderRefund = { id: string; state: RefundState }

const patienceMs = 10_000
let made: { stripe: Stripe; secret: string } | undefined

/** The keys of the provider are not set, so that it can be asked nothing. */
class ProviderOff extends Error {}

/** Stripe, or a server with its protocol at `STRIPE_API_URL`. @throws ProviderOff without keys */
function provider(): { stripe: Stripe; secret: string } {
  const keys = cardKeys()
  if (!keys) throw new ProviderOff('STRIPE_SECRET_KEY or STRIPE_WEBHOOK_SECRET is not set: nobody pays by card')
  const { hostname, port, protocol } = new URL(env().STRIPE_API_URL)
  made ??= {
    stripe: new Stripe(keys.key, {
      host: hostname,
      protocol: protocol === 'http:' ? 'http' : 'https',
      ...(port && { port }),
      maxNetworkRetries: 2,
      timeout: patienceMs,
      telemetry: false,
    }),
    secret: keys.secret,
  }
  return made
}

/** Idempotent. Null where the provider refuses the attempt. */
export async function openSession(wish: SessionWish): Promise<Session | null> {
  const { amountCents, attempt, email, expiresAt, language, number, order, returnUrl } = wish
  const session = await provider()
    .stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: order,
        metadata: { attempt },
        payment_intent_data: { metadata: { attempt, order }, description: number },
        customer_email: email,
        line_items: [
          { quantity: 1, price_data: { currency: 'eur', unit_amount: amountCents, product_data: { name: number } } },
        ],
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        locale: language,
        success_url: returnUrl,
        cancel_url: returnUrl,
      },
      { idempotencyKey: attempt },
    )
    .catch(nullWhereRefused)
  return session && sessionOf(session)
}

export async function readSession(id: string): Promise<Session | null> {
  const session = await provider()
    .stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    .catch(nullWhereRefused)
  return session && sessionOf(session)
}

/** Expires a session unless it has ended already. @returns its final state */
export async function endSession(id: string): Promise<Session | null> {
  await provider().stripe.checkout.sessions.expire(id).catch(nullWhereRefused)
  return readSession(id)
}

/** Idempotent: existing refunds are searched first, because the provider forgets idempotency keys. */
export async function sendRefund(refund: { id: string; intent: string; amountCents: number }): Promise<ProviderRefund> {
  const { stripe } = provider()
  const known = await stripe.refunds.list({ payment_intent: refund.intent, limit: 100 })
  const earlier = known.data.find(({ metadata }) => metadata?.refund === refund.id)
  if (earlier) return refundOf(earlier)
  return refundOf(
    await stripe.refunds.create(
      { payment_intent: refund.intent, amount: refund.amountCents, metadata: { refund: refund.id } },
      { idempotencyKey: refund.id },
    ),
  )
}

/** Null where the provider does not know the refund. */
export async function readRefund(id: string): Promise<ProviderRefund | null> {
  const refund = await provider().stripe.refunds.retrieve(id).catch(nullWhereRefused)
  return refund && refundOf(refund)
}

/** A refused request fails again, so retries are useless. */
export const isRefusal = (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError

/** Refusals are answers (`nullWhereRefused`); any other error of the library says nothing of what was asked. */
export const isUnanswered = (error: unknown) => error instanceof Stripe.errors.StripeError

const { StripeAuthenticationError, StripeConnectionError, StripePermissionError } = Stripe.errors
const away = [StripeConnectionError, StripeAuthenticationError, StripePermissionError, ProviderOff]

/** No keys, and so nothing that the provider could still do of itself. */
export const isOff = (error: unknown) => error instanceof ProviderOff

/** No connection, or a key that is missing or no longer accepted: then no other question is answered either. */
export const isAway = (error: unknown) => away.some((kind) => error instanceof kind)

type ProviderEvent = { id: string; kind: string; session: string | null }

/** Null where the signature is wrong or too old. */
export function readEvent(body: string, signature: string): ProviderEvent | null {
  const { stripe, secret } = provider()
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret)
    const { object } = event.data
    const session = 'object' in object && object.object === 'checkout.session' ? object.id : null
    return { id: event.id, kind: event.type, session }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    throw error
  }
}

function nullWhereRefused(error: unknown): null {
  if (isRefusal(error)) return null
  throw error
}

function sessionOf(session: Stripe.Checkout.Session): Session {
  const { id, metadata, payment_intent: intent, url } = session
  return {
    id,
    attempt: metadata?.attempt ?? null,
    state: stateOf(session),
    intent: typeof intent === 'string' ? intent : (intent?.id ?? null),
    url,
  }
}

function stateOf({ payment_intent: intent, payment_status, status }: Stripe.Checkout.Session): Session['state'] {
  if (status === 'complete') {
    if (payment_status !== 'unpaid') return 'paid'
    const hasFailed =
      typeof intent === 'object' && ['requires_payment_method', 'canceled'].includes(intent?.status ?? '')
    return hasFailed ? 'failed' : 'processing'
  }
  return status === 'expired' ? 'expired' : 'open'
}

function refundOf({ id, status }: Stripe.Refund): ProviderRefund {
  if (status === 'succeeded') return { id, state: 'done' }
  return { id, state: status === 'failed' || status === 'canceled' ? 'failed' : 'pending' }
}
