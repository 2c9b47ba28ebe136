import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ParcelLabel } from '@/features/shop/orders/label-rows'
import { AskCarriers, CarrierLabel } from './carrier-labels'

const parcel = '0b1c2d3e-4f50-4000-8000-00000000ffff'
const labelOf = (changes: Partial<ParcelLabel>) =>
  new Map([[parcel, { parcel, state: 'asked', number: null, problem: null, hasPdf: false, ...changes } as const]])
const shown = (changes: Partial<ParcelLabel>, language = 'en') =>
  renderToStaticMarkup(<CarrierLabel parcel={parcel} labels={labelOf(changes)} language={language} />)

describe('the label of a carrier', () => {
  it('is a link once it is there', () => {
    const html = shown({ state: 'done', number: '105', hasPdf: true })
    expect(html).toContain(`href="/api/cms/orders/work/carrier-label.pdf?parcel=${parcel}"`)
    expect(html).not.toContain('<button')
  })

  it('says in the words of the carrier, or in ours, why there is none', () => {
    expect(shown({ state: 'refused', problem: 'Несъответствие' })).toContain('The carrier says: Несъответствие')
    expect(shown({ state: 'refused', problem: 'no-phone' })).toContain('The order has no phone number')
    expect(shown({ state: 'refused', problem: 'no-phone' }, 'bg')).toContain('няма телефон')
  })

  it('is asked for again by a button of its own where the answer was lost', () => {
    const again = shown({ state: 'unknown' })
    expect(again).toContain(`value="${parcel}" name="again"`)
    expect(again).toContain('formAction="/api/cms/orders/work/label-again"')
    expect(shown({ state: 'asked' })).not.toContain('<button')
  })

  it('is nothing where the carrier cannot be asked, nor was', () => {
    const none = new Map([[parcel, null]])
    expect(renderToStaticMarkup(<CarrierLabel parcel={parcel} labels={none} language="en" />)).toBe('')
    expect(renderToStaticMarkup(<AskCarriers labels={new Map()} language="en" />)).toBe('')
    expect(renderToStaticMarkup(<AskCarriers labels={none} language="en" />)).toContain('<button')
  })
})
