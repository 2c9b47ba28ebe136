import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../../setup/cms'
import { shopperKit } from './shopper-kit'

const { payload } = await freshCms()
const kit = await shopperKit(payload)
const { shownAtButton } = await import('@/features/shop/checkout/server/order')

const changed = '/shop-checkout?step=order&problem=changed'

it('other days than those above the button are not ordered, but shown first', async () => {
  const shopper = kit.newShopper()
  await shopper.readyToOrder()
  const shown = await shopper.button()
  const { delivery } = (await shopper.opened()).choices
  expect(shown.days).toBe(`${delivery?.first} ${delivery?.last}`)
  const outdated = { ...shown, days: `${addDays(sofiaDay(), -3)} ${delivery?.last}` }
  expect(await shopper.send('orderAction', outdated)).toEqual({ values: {}, to: changed })
  expect(await kit.ordersOf(shown.key)).toEqual([])
  expect((await shopper.send('orderAction', shown)).to).toContain('news=placed')
  expect(await kit.ordersOf(shown.key)).toMatchObject([{ deliveryFrom: delivery?.first, deliveryTo: delivery?.last }])
})

it('a number of days that counts from a transfer is ordered on whatever day it was shown, and no other number', async () => {
  const shopper = kit.newShopper()
  await shopper.readyToOrder()
  const inAWeek = new Date(`${addDays(sofiaDay(), 7)}T09:00:00Z`)
  const shownThen = async () => shownAtButton(await shopper.opened(inAWeek)).days
  expect(await shownThen()).not.toBe((await shopper.button()).days)
  await shopper.send('savePaymentAction', { payment: 'bank-transfer' })
  const shown = await shopper.button()
  expect(await shownThen()).toBe(shown.days)
  const otherNumber = { ...shown, days: `${shown.days}0` }
  expect(await shopper.send('orderAction', otherNumber)).toEqual({ values: {}, to: changed })
  expect((await shopper.send('orderAction', { ...shown, days: (await shownThen()) ?? '' })).to).toContain('news=placed')
})

it('nor is a sum or a day of a cached page that the rates have left behind: nothing is written', async () => {
  const shopper = kit.newShopper()
  await shopper.readyToOrder()
  const { choices, lines } = await shopper.opened()
  if (!choices.delivery) throw new Error('there is no delivery')
  const { first, last } = choices.delivery
  const shown = { totalCents: choices.totals.totalCents, first, last }
  const ordered = lines.map(({ variant, quantity, cents }) => ({ variant, quantity, shownCents: cents ?? 0 }))
  const changes = [{ totalCents: shown.totalCents - 50 }, { last: addDays(last, -1) }, { first: addDays(first, 1) }]
  for (const change of changes) {
    const request = kit.requestOf(ordered, { shown: { ...shown, ...change } })
    expect(await kit.place(request)).toEqual({ ok: false, problem: { kind: 'changed' } })
    expect(await kit.ordersOf(request.checkoutKey)).toEqual([])
  }
  expect(await kit.place(kit.requestOf(ordered, { shown }))).toMatchObject({ ok: true })
})

it('an order is refused neither because it would be held by now nor because it no longer would', async () => {
  const shopper = kit.newShopper()
  await shopper.readyToOrder()
  const shown = await shopper.button()
  const { method } = (await shopper.opened()).choices
  const held = { ...shown, days: `confirmation ${method?.daysFrom} ${method?.daysTo}` }
  expect(held.days).not.toBe(shown.days)
  expect((await shopper.send('orderAction', held)).to).toContain('news=placed')
})
