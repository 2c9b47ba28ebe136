import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TransferDetails } from './order-standing'

const shop = {
  sellerName: 'Leaf OOD',
  eik: '',
  vatNumber: '',
  address: '',
  email: 'shop@example.com',
  phone: '',
  returnAddress: '',
  iban: 'BG80BNBG96611020345678',
  bic: '',
  vatRatePercent: 20,
  paymentMethods: [],
}
const order = { number: 'L-261130-ABCDEF', paymentDueAt: '2026-12-07T21:59:59.000Z', totalCents: 4590 }
const shown = (iban: string) =>
  renderToStaticMarkup(
    <TransferDetails locale="en" order={order} standing={{ paidCents: 0 }} shop={{ ...shop, iban }} />,
  )

it('an awaited transfer is told the account, and gets a code with it', () => {
  expect(shown(shop.iban)).toContain('BG80 BNBG')
  expect(shown(shop.iban)).toContain('role="img"')
})

it('without an account in the settings there is no code, but a sentence', () => {
  expect(shown('')).not.toContain('role="img"')
  expect(shown('')).toContain('in the order confirmation')
  expect(shown('')).toContain('mailto:shop@example.com')
})
