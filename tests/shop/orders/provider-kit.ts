import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { freePort } from '../../../scripts/services/free-port'
import { startPaymentServer } from '../../../simulators/payments/server'

const keys = { secretKey: 'sk_test_shop', webhookSecret: 'whsec_shop' }

/**
 * The simulator of the payment provider, whose events go to the product's own route behind a server. To be called after
 * `freshDatabase` and before any import that reads the environment.
 */
export async function startProvider() {
  const port = await freePort()
  process.env.STRIPE_SECRET_KEY = keys.secretKey
  process.env.STRIPE_WEBHOOK_SECRET = keys.webhookSecret
  process.env.STRIPE_API_URL = `http://127.0.0.1:${port}`
  const { POST } = await import('@/app/api/shop/payments/events/route')
  const shop = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const signature = request.headers['stripe-signature']
    const headers = { 'Content-Type': 'application/json', ...(signature && { 'stripe-signature': String(signature) }) }
    const answer = await POST(new Request('http://shop/', { method: 'POST', headers, body: Buffer.concat(parts) }))
    response.writeHead(answer.status).end()
  })
  shop.listen(0, '127.0.0.1')
  await once(shop, 'listening')
  const { port: shopPort } = z.custom<AddressInfo>().parse(shop.address())
  const provider = await startPaymentServer({ port, ...keys, webhookUrl: `http://127.0.0.1:${shopPort}/` })
  afterAll(async () => {
    await provider.stop()
    await new Promise((resolve) => shop.close(resolve))
  })
  return provider
}

export async function answerPayment(
  url: string,
  given: 'pay' | 'decline' | 'later' | 'arrive' | 'fail',
): Promise<string> {
  const body = new URLSearchParams({ answer: given })
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return response.headers.get('location') ?? ''
}
