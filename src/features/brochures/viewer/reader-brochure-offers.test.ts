import { expect, it } from 'vitest'
import type { Offer } from '../types'
import { offersByPage } from './reader-brochure'

function offer(id: string, pageNumber: number): Offer {
  return {
    id,
    pageNumber,
    box: null,
    title: id,
    brand: null,
    packSize: null,
    priceCents: 100,
    reduction: null,
    unitPrice: null,
    multiBuy: null,
    depositCents: null,
    loyaltyOnly: false,
    validFrom: '2026-11-16',
    validTo: '2026-11-22',
    priceSlug: null,
  }
}

it('groups offers by the number of their page and keeps their order', () => {
  const pages = offersByPage([offer('a', 2), offer('b', 1), offer('c', 2)])
  expect(pages.get(2)?.map((each) => each.id)).toEqual(['a', 'c'])
  expect(pages.get(1)?.map((each) => each.id)).toEqual(['b'])
  expect(pages.get(3)).toBeUndefined()
})
