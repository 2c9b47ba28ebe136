import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect } from 'vitest'
import { z } from 'zod'
import { type Cut, cuttingProxy } from '../../setup/cutting-proxy'
import { freshDatabase } from '../../setup/database'
import { orderKit } from './order-kit'
import { answerPayment, startProvider } from './provider-kit'

interface Attempt {
  act: () => Promise<unknown>
  check: () => Promise<void>
}

const counted = z.object({ count: z.coerce.number() })
const everywhere: Cut['where'][] = ['before-statement', 'after-change']

export async function cutKit() {
  await freshDatabase()
  const proxy = await cuttingProxy()
  const provider = await startProvider()
  const payload = await (await import('@/server/cms')).cmsSystem()
  afterAll(() => payload.destroy())
  // The provider's events are dropped, so that each test decides when the provider is asked.
  provider.events.faults.drop = true
  const kit = await orderKit(payload)
  const { checkBooks } = await import('@/features/shop/orders/check-books')
  const { payAddress } = await import('@/features/shop/orders/payments/open-payment')
  const { moveStock } = await import('@/features/shop/goods/stock/reserve')
  const goods = await kit.variantWith(999)
  const scarce = await kit.variantWith(0)

  /**
   * Runs an attempt with the connection cut in its first statement, then in its second, and so on; then again after
   * each commit before its answer. After each cut it is repeated, and the result must be as if it had run once.
   */
  async function cutEverywhere(prepare: () => Promise<Attempt>): Promise<void> {
    for (const where of everywhere) {
      for (let number = 1, wasCut = true; wasCut; number += 1) {
        const { act, check } = await prepare()
        wasCut = await proxy.cutting({ where, number }, act)
        try {
          await act()
          await check()
        } catch (error) {
          throw new Error(`cut ${where} ${number}`, { cause: error })
        }
        if (number === 1) expect(wasCut, 'there is something to cut').toBe(true)
      }
      expect(await checkBooks(payload.db.drizzle)).toEqual([])
    }
  }

  async function count(from: ReturnType<typeof sql>): Promise<number> {
    const { rows } = await kit.run(sql`select count(*) ${from}`)
    return counted.parse(rows[0]).count
  }

  const subjects = async (email: string, about: string) =>
    (await kit.mailsTo(email)).filter(({ subject }) => subject.includes(about)).length

  async function atProvider({ line } = goods) {
    const request = kit.requestOf([line], { paymentMethod: 'card' })
    const order = await kit.placed(request)
    const { address: url } = await payAddress(new URLSearchParams({ key: order.accessToken }))
    const session = provider.store.sessions.find((each) => each.url === url)
    return { ...order, email: request.email, url, session: session?.id ?? '' }
  }

  async function paidAtProvider(wanted = goods) {
    const order = await atProvider(wanted)
    await answerPayment(order.url, 'pay')
    return order
  }

  const another = () => moveStock(payload.db.drizzle, { variant: scarce.id, quantity: 1 }, 'delivery')

  return {
    ...kit,
    payload,
    provider,
    goods,
    scarce,
    another,
    cutEverywhere,
    count,
    subjects,
    atProvider,
    paidAtProvider,
  }
}
