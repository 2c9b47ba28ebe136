import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OpenWithdrawal } from '@/features/shop/fulfilment/after-sales/staff-lists'
import { locales } from '@/i18n/routing'
import { WithdrawalCase } from './withdrawal-case'

const line = (id: string, kept: number) => ({
  line: id,
  title: id,
  sku: id,
  colour: null,
  size: null,
  picture: null,
  exception: null,
  kept,
  arrived: 0,
})
const stated: OpenWithdrawal = {
  id: '01a22812-266c-738e-957b-83d78d789171',
  language: 'bg',
  name: 'Мария Иванова',
  orderNumber: 'L-261129-7KQ2MD',
  email: 'maria@example.com',
  goods: null,
  lines: [],
  statedAt: new Date('2026-11-29T10:00:00Z'),
  isVerified: true,
  place: '2026112910000000000001a22812-266c-738e-957b-83d78d789171',
  position: 1,
  order: { id: '01a22812-2ad8-7084-a4a2-c30f626ae859', number: 'L-261129-7KQ2MD', status: 'placed', hasParcel: false },
  ofOrder: [line('shirt', 2), line('coat', 1)],
}
const shown = (changes: Partial<OpenWithdrawal>, language = 'en') =>
  renderToStaticMarkup(
    <WithdrawalCase
      stated={{ ...stated, ...changes }}
      now={new Date('2026-11-29T12:00:00Z')}
      shown={{ q: 'Мария', withdrawals: '' }}
      language={language}
    />,
  )
const statedLine = (id: string, quantity: number) => ({ line: id, title: id, quantity })

it('a withdrawal from all of an order that was not sent leads to its cancellation', () => {
  for (const all of [{}, { lines: [statedLine('shirt', 2), statedLine('coat', 1)] }]) {
    expect(shown(all)).toContain(
      '<button type="submit" class="admin-button admin-button-strong">Cancel the order</button>',
    )
    expect(shown(all)).not.toContain('Items that will not be sent')
  }
})

it.each([
  { lines: [statedLine('shirt', 1), statedLine('coat', 1)] },
  { lines: [statedLine('shirt', 2)] },
  { goods: 'the shirts' },
])('a withdrawal from a part leads to the step that leaves the rest: %j', (part) => {
  expect(shown(part)).toContain('<button type="submit" class="admin-button">Cancel the whole order</button>')
  expect(shown(part)).toContain('Items that will not be sent')
  expect(shown(part)).not.toContain('admin-button-strong')
})

it.each(locales)('names that step as the page of the order does, and leads there, in %s', (language) => {
  const part = shown({ lines: [statedLine('shirt', 1)] }, language)
  expect(part).toMatch(/<p class="orders-note">[^<]+<a href="\/admin\/collections\/orders\/01a22812-2ad8[^"]+">/)
  expect(part).not.toMatch(/[{}]|orders\.returns/)
})

it('does not name it where the order is not paid, because it has no such step', () => {
  const order = stated.order && { ...stated.order, status: 'awaiting-payment' as const }
  expect(shown({ goods: 'the shirts', order })).not.toContain('Items that will not be sent')
})

it('each of its forms leads back to the page of the list that it is on', () => {
  const sent = { ...line('shirt', 2), arrived: 2 }
  const order = stated.order && { ...stated.order, hasParcel: true }
  const [toCancel, toAnnounce] = [shown({}), shown({ order, ofOrder: [sent] })]
  expect(toCancel).toContain('withdrawal-cancelled')
  expect(toAnnounce).toContain('return-announced')
  for (const html of [toCancel, toAnnounce]) {
    const all = [...html.matchAll(/<form.*?<\/form>/gs)].map(([form]) => form)
    const forms = all.filter((form) => form.includes('method="post"'))
    expect(forms).toHaveLength(2)
    for (const form of forms) {
      expect(form).toContain('<input type="hidden" name="at:q" value="Мария"/>')
      expect(form).not.toContain('name="at:withdrawals"')
    }
  }
})

it('an order that is looked up for a statement leaves its page as it is', () => {
  const html = shown({ isVerified: false })
  expect(html).toContain('<input type="hidden" name="q" value="Мария"/>')
  expect(html).toContain(`<input type="hidden" name="withdrawal" value="${stated.id}"/>`)
})
