import { text as textOf } from 'node:stream/consumers'
import { createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it } from 'vitest'
import { formatSoonRange } from '@/design/format'
import { freshCms } from '../../setup/cms'
import { shopperKit } from './shopper-kit'

const { payload } = await freshCms()
const kit = await shopperKit(payload)
const { OrderStep } = await import('@/features/shop/checkout/components/order-step')

it('names the days above the order button, and only their number where they count from another day', async () => {
  const shopper = kit.newShopper()
  await shopper.readyToOrder(3)
  const told = async (payment: string) => {
    await shopper.send('savePaymentAction', { payment })
    const open = await shopper.opened()
    const { first = '', last = '' } = open.choices.delivery ?? {}
    const { prelude } = await prerenderToNodeStream(createElement(OrderStep, { open, locale: 'en' }))
    return { text: await textOf(prelude), arrives: `Arrives ${formatSoonRange(first, last, 'en')}` }
  }
  const counted = '1–2 working days after we confirm that your payment has arrived'
  const atDoor = await told('cash-on-delivery')
  expect(atDoor.text).toContain(atDoor.arrives)
  expect(atDoor.text).not.toContain(counted)
  const byTransfer = await told('bank-transfer')
  expect(byTransfer.text).not.toContain('Arrives')
  expect(byTransfer.text).toContain(counted)
  await payload.updateGlobal({ slug: 'shop-settings', data: { doorHoldPieces: 3 } })
  const held = await told('cash-on-delivery')
  expect(held.text).not.toContain('Arrives')
  expect(held.text).toContain('1–2 working days after you confirm the order')
  const pressed = await shopper.send('orderAction', await shopper.button())
  expect(pressed.to).toContain('news=placed')
  await payload.updateGlobal({ slug: 'shop-settings', data: { doorHoldPieces: 10 } })
})
