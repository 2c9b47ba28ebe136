import { expect, it } from 'vitest'
import type { BrochureDetail } from '@/features/brochures/types'
import { saleEvent } from './json-ld'

const brochure: BrochureDetail = {
  id: '8f14e45f-ceea-467f-a0e6-0123456789ab',
  slug: 'week',
  title: { text: 'Week', lang: 'en' },
  summary: { text: '', lang: 'en' },
  retailer: { slug: 'zora', name: 'Зора', colour: '#000000', logoUrl: null },
  category: { slug: 'food', name: { text: 'Food', lang: 'en' } },
  validFrom: '2026-11-20',
  validTo: '2026-11-27',
  towns: [],
  pageCount: 1,
  cover: null,
  website: null,
  contact: { email: null, phone: null, address: null },
  pages: [],
  offers: [],
  downloadUrl: null,
  related: [],
}

const place = (town?: string) => ({
  '@type': 'Place',
  name: 'Зора',
  address: { '@type': 'PostalAddress', ...(town && { addressLocality: town }), addressCountry: 'BG' },
})

const said = (towns: string[]) => JSON.parse(JSON.stringify(saleEvent('en', { ...brochure, towns })))

it('a sale holds where the stores of its edition are, and its name says so', () => {
  expect(said(['Варна', 'Бургас'])).toMatchObject({
    name: 'Week (Edition for Varna and Burgas)',
    location: [place('Варна'), place('Бургас')],
  })
})

it('a sale without an edition holds in the whole country', () => {
  const { name, location } = said([])
  expect([name, location]).toEqual(['Week', place()])
})
