import { beforeEach, describe, expect, it, vi } from 'vitest'
import { daysInText } from './days-in-text'
import { daysAfter, headlineOf, readableName, textsIn } from './draft-texts'

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

describe('the name of a file', () => {
  it.each([
    'zhiten_20.11-26.11.2026.pdf',
    'zhiten-20.11.2026_26.11.2026.pdf',
    'Zhiten 2026-11-20_2026-11-26.PDF',
    'zhiten_20261120-20261126.pdf',
    'brochure_20-26.11.2026-1.pdf',
    '20-11-2026_26-11-2026_zhiten.pdf',
  ])('tells the days: %s', (name) => expect(daysInText(readableName(name), today)).toEqual(days))

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
