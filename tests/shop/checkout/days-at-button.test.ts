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

it('names the days above the order button, and only their number where they count from a transfer', async () => {
  const shopper = kit.newShopper()
  await shopper.readyToOrder()
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
})
