import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RefundField } from './work-fields'

it('says of a refund for goods the most that is taken: what is due for them', () => {
  const field = renderToStaticMarkup(<RefundField dueCents={4000} mostCents={8490} limitCents={4000} language="en" />)
  expect(field).toContain('at most €40.00')
  expect(field).toContain('value="40.00"')
})
