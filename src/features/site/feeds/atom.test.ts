import { expect, it } from 'vitest'
import { formatDayRange } from '@/design/format'
import type { FeedBrochure } from '@/features/brochures/list-query'
import { atomFeed } from './atom'

const [validFrom, validTo] = ['2026-11-20', '2026-11-27']
const self = 'https://broshura.example/de/feeds/brochures.xml'

function summaryOf(summary: FeedBrochure['summary'], days = { validFrom, validTo }): string {
  const brochure: FeedBrochure = {
    id: '8f14e45f-ceea-467f-a0e6-0123456789ab',
    slug: 'week',
    title: { text: 'Woche', lang: 'de' },
    summary,
    retailer: { slug: 'zora', name: 'Зора', colour: '#000000', logoUrl: null },
    category: { slug: 'food', name: { text: 'Essen', lang: 'de' } },
    ...days,
    towns: [],
    pageCount: 1,
    cover: null,
    published: '2026-11-19T10:00:00Z',
    modified: '2026-11-19T10:00:00Z',
  }
  const xml = atomFeed({ locale: 'de', title: 'Prospekte', self, page: 'https://broshura.example/de' }, [brochure])
  return /<summary.*<\/summary>/.exec(xml)?.[0] ?? ''
}

it('a summary is in one language, that of its text, its days too', () => {
  expect(summaryOf({ text: 'Плодове', lang: 'bg' })).toBe(
    `<summary xml:lang="bg">${formatDayRange(validFrom, validTo, 'bg')}. Плодове</summary>`,
  )
  expect(summaryOf({ text: 'Obst', lang: 'de' })).toBe(
    `<summary>${formatDayRange(validFrom, validTo, 'de')}. Obst</summary>`,
  )
})

it('a summary of days alone is in the language of the feed', () => {
  expect(summaryOf({ text: '', lang: 'bg' })).toBe(`<summary>${formatDayRange(validFrom, validTo, 'de')}</summary>`)
})

it('days over New Year, which end in a dot, get no second one before the summary', () => {
  const days = { validFrom: '2026-12-28', validTo: '2027-01-03' }
  const range = formatDayRange(days.validFrom, days.validTo, 'bg')
  expect(range).toMatch(/г\.$/)
  expect(summaryOf({ text: 'Плодове', lang: 'bg' }, days)).toBe(`<summary xml:lang="bg">${range} Плодове</summary>`)
})
