import { expect, it } from 'vitest'
import { localePath, locales } from '@/i18n/routing'
import { atATime } from '../../setup/at-a-time'
import { freshCms } from '../../setup/cms'
import { orderKit } from '../orders/order-kit'
import { guestAtButton } from './guest-cart'

const { payload } = await freshCms()
const kit = await orderKit(payload)
const { checkBooks } = await import('@/features/shop/orders/check-books')

const patience = { timeout: 180_000 }

it(
  'leads 10 of 100 guests, of whom 40 press at a time, to their order, and 90 to what is gone, each in their language',
  patience,
  async () => {
    const { id, line } = await kit.variantWith(10)
    const presses = []
    for (let guest = 0; guest < 100; guest += 1) {
      const locale = locales[guest % locales.length] ?? 'bg'
      const { press } = await guestAtButton(payload, kit.method, [{ id, cents: line.shownCents }], locale)
      presses.push({ locale, press })
    }
    const pressing = presses.map(({ locale, press }) => async () => ({ locale, to: await press() }))
    const places = await atATime(40, pressing)
    const sold = places.filter(({ locale, to }) => to.startsWith(`${localePath(locale, '/shop-order-tracking')}?key=`))
    const gone = places.filter(
      ({ locale, to }) => to === `${localePath(locale, '/shop-checkout')}?step=order&problem=goods`,
    )
    expect([sold.length, gone.length]).toEqual([10, 90])
    expect(await kit.stockOf(id)).toEqual({ onHand: 0, reserved: 0 })
    expect(await checkBooks(payload.db.drizzle)).toEqual([])
  },
)

it('orders 200 carts of the same three variants, in any order, 40 at a time', patience, async () => {
  const goods = [await kit.variantWith(200), await kit.variantWith(200), await kit.variantWith(200)]
  const turns = [0, 1, 2].flatMap((first) => [1, 2].map((step) => [0, 1, 2].map((each) => (first + each * step) % 3)))
  const requests = Array.from({ length: 200 }, (_, cart) => {
    const lines = (turns[cart % turns.length] ?? []).flatMap((at) => goods[at]?.line ?? [])
    return kit.requestOf(lines, { paymentMethod: cart % 2 ? 'bank-transfer' : 'cash-on-delivery' })
  })
  const placing = requests.map((request) => () => kit.place(request))
  const answers = await atATime(40, placing)
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.problem]))).toEqual([])
  for (const { id } of goods) expect(await kit.stockOf(id)).toEqual({ onHand: 100, reserved: 100 })
  expect(await checkBooks(payload.db.drizzle)).toEqual([])
})
