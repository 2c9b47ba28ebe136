import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WorkResult } from './work-result'

const saidOf = (search: Record<string, unknown>) => renderToStaticMarkup(<WorkResult search={search} language="en" />)

describe('what the last form did', () => {
  it('says how much more than was due has come', () => {
    const done = { done: 'received', count: '1' }
    expect(saidOf({ ...done, overCents: '8100' })).toContain('€81.00 more than was due')
    expect(saidOf({ ...done, overCents: '0' })).not.toContain('more than was due')
  })
})
