import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { butter, emptyBrochure, pageImage } from '../../../../../tests/brochures/brochure-detail'
import type { BrochureDetail, Offer, ViewerPage } from '../../types'
import { ReadingView } from './reading-view'

const offer = (id: string, pageNumber: number): Offer => ({
  ...butter,
  id,
  pageNumber,
  title: `Масло ${id}`,
  packSize: '125 г',
  unitPrice: { cents: 1992, unit: 'kg' },
})

const page = (number: number, position: number): ViewerPage => ({
  number,
  position,
  image: pageImage,
  alt: null,
  links: [],
})

const brochure: BrochureDetail = {
  ...emptyBrochure,
  summary: { text: 'Накратко', lang: 'bg' },
  towns: ['Варна', 'Бургас'],
  pageCount: 2,
  // Pages were reordered: the second of the PDF comes first.
  pages: [page(2, 1), page(1, 2)],
  offers: [offer('а', 1), offer('б', 2)],
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

it.each(locales)(
  'has the text and the offers of each page below its heading, in the order of the pages, in %s',
  (locale) => {
    const t = translatorFor(locale, 'brochure')
    const html = renderToStaticMarkup(
      <ReadingView
        brochure={brochure}
        texts={{ 1: 'Първата на файла', 2: 'Втората на файла. С две изречения.' }}
        locale={locale}
        today="2026-11-03"
        validity={null}
      />,
    )
    const [head = '', first = '', second = ''] = html.split(/<section /)
    expect(textOf(head)).toMatch(/(?:Издание за|Ausgabe für|Edition for|Выпуск для городов) (?:Варна|Varna)/)
    expect(textOf(first)).toContain(t('pageTitle', { page: 1 }))
    expect(textOf(first)).toMatch(/Втората на файла\. +С две изречения\..*Масло б ?, 125 г.*2[.,]49.*19[.,]92/)
    expect(textOf(second)).toMatch(/Първата на файла.*Масло а/)
    expect(first).toContain(locale === 'bg' ? '<div class="reading-text' : '<div lang="bg" class="reading-text')
    expect(html).toMatch(/href="#page-1".*href="#page-2"/s)
    expect(html).toContain(`href="${locale === 'bg' ? '' : `/${locale}`}/broshura/week"`)
  },
)

it('says that a page has no text', () => {
  const html = renderToStaticMarkup(
    <ReadingView brochure={{ ...brochure, offers: [] }} texts={{}} locale="en" today="2026-11-03" validity={null} />,
  )
  expect(html.split(translatorFor('en', 'reading')('noText'))).toHaveLength(3)
})

it('says and reads aloud what several cost and the deposit', () => {
  const [first] = brochure.offers
  if (!first) throw new Error('no offer')
  const offers = [{ ...first, multiBuy: { kind: 'free', pieces: 2, free: 1 } as const, depositCents: 25 }]
  const html = renderToStaticMarkup(
    <ReadingView brochure={{ ...brochure, offers }} texts={{}} locale="en" today="2026-11-03" validity={null} />,
  )
  const terms = ['2+1 free · €1.66 each', '+ €0.25 deposit']
  expect(textOf(html)).toContain(terms.join(' · '))
  expect(html).toMatch(new RegExp(`data-say="[^"]*${terms.map((words) => words.replaceAll('+', '\\+')).join('\\. ')}`))
})

it('says in the visitor’s language what each offer is, beside its Bulgarian title, and reads it aloud', () => {
  const lineIn = (locale: (typeof locales)[number]) => {
    const html = renderToStaticMarkup(
      <ReadingView brochure={brochure} texts={{}} locale={locale} today="2026-11-03" validity={null} />,
    )
    return /<li><p data-say=""(?: lang="bg")?><strong>.*?<\/li>/s.exec(html)?.[0] ?? ''
  }
  for (const [locale, kind] of [
    ['de', 'Butter, 125 g'],
    ['en', 'butter, 125 g'],
    ['ru', 'сливочное масло, 125 г'],
  ] as const) {
    expect(lineIn(locale)).toContain(`>${kind}</p>`)
    expect(lineIn(locale)).toContain(`data-say="${kind}. `)
  }
  expect(lineIn('bg')).toMatch(/<\/p><div data-say="2,49/)
})

it('has the picture of each page folded in, and nothing that a browser loads before it is opened', () => {
  const html = renderToStaticMarkup(
    <ReadingView brochure={brochure} texts={{}} locale="en" today="2026-11-03" validity={null} />,
  )
  const pictures = html.match(/<details(?: [^>]*)?>.*?<\/details>/gs) ?? []
  expect(pictures).toHaveLength(2)
  for (const [index, picture] of pictures.entries()) {
    expect(picture).not.toMatch(/<details[^>]* open/)
    expect(picture).toContain(translatorFor('en', 'reading')('picture', { page: index + 1 }))
    expect(picture).toContain('aria-label="Page ')
    expect(picture).toMatch(/style="--picture:image-set\(/)
  }
  expect(html).not.toContain('<img')
})
