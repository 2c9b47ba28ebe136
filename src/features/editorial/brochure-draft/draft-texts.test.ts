import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formatDayRange } from '@/design/format'
import { type Locale, locales } from '@/i18n/routing'
import type { Word } from '../brochure-import/types'
import { height, line, upright, width } from '../offers/proposals/page-fixtures'
import { daysInText } from './days-in-text'
import { coverOf, daysAfter, headlineOf, readableName, textsIn, withDaysOf } from './draft-texts'

const today = '2026-11-18'
// Dates of a year other than the current one are formatted with the year.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T10:00:00Z`) })
  return () => void vi.useRealTimers()
})

const days = { validFrom: '2026-11-20', validTo: '2026-11-26' }
const last = { title: { bg: 'Голямата седмица, 13–19 ноември' }, validFrom: '2026-11-13', validTo: '2026-11-19' }

describe('the texts of a new brochure', () => {
  it('continue a title that names its days', () =>
    expect(textsIn('bg', { days, retailer: 'Житен', last: [last] }).title).toBe('Голямата седмица, 20–26 ноември'))

  it('repeat a title that the last brochures had too', () => {
    const series = { title: { bg: 'Седмичник' } }
    expect(textsIn('bg', { days, retailer: 'Житен', last: [series, series] }).title).toBe('Седмичник')
    expect(textsIn('bg', { days, retailer: 'Житен', last: [series] }, 'Свежест').title).toBe('Свежест')
  })

  it('say shop and days where nothing else does, in each language', () => {
    const facts = { days, retailer: 'Житен', last: [] }
    expect(textsIn('bg', facts)).toEqual({
      title: 'Житен: оферти 20–26 ноември',
      summary: 'Офертите на Житен от 20 ноември до 26 ноември 2026 г., страница по страница.',
    })
    expect(textsIn('de', facts).summary).toBe(
      'Die Angebote von Житен vom 20. November bis 26. November 2026, Seite für Seite.',
    )
  })

  it('stay empty where nothing is known', () =>
    expect(textsIn('en', { days: { validFrom: null, validTo: null }, retailer: '', last: [] })).toEqual({
      title: '',
      summary: '',
    }))

  it('find the headline of a cover', () => {
    const headlines = ['ЖИТЕН', '-30%', '20-26 ноември', 'ГОЛЯМАТА СЕДМИЦА!', 'Банани']
    expect(headlineOf({ text: '', headlines }, 'Житен', today)).toBe('Голямата седмица!')
  })
})

describe('a text that is taken over for other days', () => {
  const [old, now] = [
    { first: '2026-11-20', last: '2026-11-26' },
    { first: '2026-11-27', last: '2026-12-03' },
  ]
  const textsOf = (locale: Locale, { first, last: end }: typeof old) =>
    textsIn(locale, { days: { validFrom: first, validTo: end }, retailer: 'Житен', last: [] })

  it.each(locales)('is that of the new days in %s', (locale) => {
    const { title, summary } = textsOf(locale, old)
    const moved = { title: withDaysOf(title, locale, old, now), summary: withDaysOf(summary, locale, old, now) }
    expect(moved).toEqual(textsOf(locale, now))
  })

  it('is so with a typed hyphen too, and keeps every other day', () => {
    const renewed = formatDayRange(now.first, now.last, 'bg')
    expect(withDaysOf('Оферти 20 - 26 ноември', 'bg', old, now)).toBe(`Оферти ${renewed}`)
    const early = { first: '2026-11-02', last: '2026-11-08' }
    for (const text of ['Offers until November 20', 'Weekly offers']) {
      expect(withDaysOf(text, 'en', early, now)).toBe(text)
    }
  })
})

describe('the text of a cover', () => {
  const coverText = (...lines: Word[][]) => coverOf({ words: lines.flat(), width, height }, today).text
  const name = line('ЖИТЕН', 50, 60, 44)
  const inTwoSizes = [
    line('от', 50, 138, 12),
    line('20.11.', 70, 120, 30),
    line('до', 170, 138, 12),
    line('26.11.', 190, 120, 30),
  ]

  it.each([
    ['alone on their line', [name, line('20.11. – 26.11.2026', 50, 120, 30)]],
    ['in two sizes of print', inTwoSizes],
    ['in two sizes of print beside a weekend', [line('21.11. – 22.11.', 50, 400, 9), ...inTwoSizes]],
    [
      'upwards along the edge',
      [[upright('20.11.', 20, 700), upright('до', 20, 680), upright('26.11.2026', 20, 630)], name],
    ],
  ])('has the days %s', (_, lines) => expect(daysInText(coverText(...lines), today)).toEqual(days))

  it('is there also where it has more words than a page of offers', () =>
    expect(coverText(name, line('мляко '.repeat(2001).trim(), 50, 120, 8))).toContain('ЖИТЕН'))
})

describe('the name of a file', () => {
  it.each([
    'zhiten_20.11-26.11.2026.pdf',
    'zhiten-20.11.2026_26.11.2026.pdf',
    'Zhiten 2026-11-20_2026-11-26.PDF',
    'zhiten_20261120-20261126.pdf',
    'brochure_20-26.11.2026-1.pdf',
    '20-11-2026_26-11-2026_zhiten.pdf',
    'kaufland_20_11_2026-26_11_2026.pdf',
    'kaufland_20_11_2026_26_11_2026.pdf',
    'broshura_20112026-26112026.pdf',
    'broshura_20112026_26112026.pdf',
    'lidl-20-26-11-2026.pdf',
    'lidl_20_26_11_2026-1.pdf',
    'lidl-20-11-26-11-2026.pdf',
    'lidl-20-11-2026-26-11-2026.pdf',
    '2026_11_20_2026_11_26.pdf',
    '2026-11-20-2026-11-26.pdf',
    'magazin-5-20-26-11-2026.pdf',
  ])('tells the days: %s', (name) => expect(daysInText(readableName(name), today)).toEqual(days))

  it.each([
    ['a_01_12_2026_07_12_2026.pdf', '2026-12-01', '2026-12-07'],
    ['2026_12_05_2026_12_11.pdf', '2026-12-05', '2026-12-11'],
    ['28-12-2026-03-01-2027.pdf', '2026-12-28', '2027-01-03'],
  ])('is read from its beginning: %s', (name, validFrom, validTo) =>
    expect(daysInText(readableName(name), today)).toEqual({ validFrom, validTo }),
  )

  it.each(['katalog-2026.pdf', 'oferta_12345678.pdf', 'tel-0888-20-11-26.pdf', '99_13_2026-45_14_2026.pdf'])(
    'tells none where there are none: %s',
    (name) => expect(daysInText(readableName(name), today)).toEqual({ validFrom: null, validTo: null }),
  )

  it('is read as words', () => expect(readableName('zhiten-golyamata_sedmitsa.pdf')).toBe('zhiten golyamata sedmitsa'))
})

describe('the days after the last brochure', () => {
  it('are as many, and not over yet', () => {
    expect(daysAfter(last, today)).toEqual(days)
    expect(daysAfter(last, '2026-12-01')).toEqual({ validFrom: '2026-11-27', validTo: '2026-12-03' })
  })
  it('are none long after it, or without its days', () => {
    expect(daysAfter(last, '2027-02-01')).toBeNull()
    expect(daysAfter({ validFrom: null, validTo: '2026-11-19' }, today)).toBeNull()
    expect(daysAfter({ validFrom: '2026-11-20', validTo: '2026-11-10' }, today)).toBeNull()
  })
})
