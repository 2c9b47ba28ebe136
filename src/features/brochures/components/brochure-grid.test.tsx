import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesOf } from '@/i18n/translator'
import type { BrochureCard } from '../types'
import { BrochureGrid, BrochureShelf } from './brochure-grid'

const brochure = (slug: string, towns: string[]): BrochureCard => ({
  id: slug,
  slug,
  title: { text: slug, lang: 'bg' },
  retailer: { slug: 'shop', name: 'Магазин', colour: '#336699', logoUrl: null },
  category: { slug: 'supermarket', name: { text: 'Супермаркети', lang: 'bg' } },
  validFrom: '2026-11-23',
  validTo: '2026-11-29',
  towns,
  pageCount: 4,
  cover: null,
})

const page = { locale: 'de', today: '2026-11-25' } as const
const { some, choose } = messagesOf('de').editions.note

it('a list of editions says for which towns each is, and asks for the town', () => {
  const brochures = [brochure('all', []), brochure('varna', ['Варна', 'Бургас'])]
  const shelf = renderToStaticMarkup(<BrochureShelf id="shelf" title="Neu" brochures={brochures} {...page} />)
  for (const html of [renderToStaticMarkup(<BrochureGrid brochures={brochures} {...page} />), shelf]) {
    expect(html.match(/data-towns="[^"]*"/g)).toEqual(['data-towns="varna burgas"'])
    expect(html).toContain('Ausgabe für Varna und Burgas')
    expect(html).toContain(some)
    expect(html).toContain(choose)
  }
})

it('a list of brochures for the whole country asks for no town', () => {
  const html = renderToStaticMarkup(<BrochureGrid brochures={[brochure('all', [])]} {...page} />)
  expect(html).not.toContain('data-towns')
  expect(html).not.toContain(some)
})
