import { describe, expect, it } from 'vitest'
import { type BrochureTexts, daysOfBrochure, daysSureOnCover } from './brochure-days'

const today = '2026-11-18'
const week = { validFrom: '2026-11-20', validTo: '2026-11-26' }
const none = { validFrom: null, validTo: null }
const daysOf = (texts: Partial<BrochureTexts>) =>
  daysOfBrochure({ cover: '', lastPage: '', name: '', ...texts }, today).days

describe('the days of a brochure', () => {
  it.each<[string, Partial<BrochureTexts>]>([
    [
      'the cover',
      { cover: '20.11. – 26.11.2026', lastPage: 'Офертите са валидни от 1.11. до 31.12.2026', name: '1.12. – 7.12.' },
    ],
    ['the last page', { cover: 'валидна до 30.11.', lastPage: '20.11. – 26.11.2026', name: '1.12. – 7.12.' }],
    ['the name', { cover: 'Свежо', lastPage: 'Печатни грешки са възможни', name: '20.11 – 26.11.2026' }],
    ['two pages', { cover: 'от 20.11.', lastPage: 'до 26.11.' }],
    [
      'the cover, with a campaign',
      { cover: '20.11. – 26.11.2026', lastPage: 'Кампанията „Лепенки“ е валидна от 12.10. до 6.12.2026' },
    ],
    [
      'the last page, with a campaign',
      { lastPage: 'Кампанията е валидна от 12.10. до 6.12.2026. Цени 20.11. – 26.11.2026' },
    ],
    [
      'the cover, beside terms of a campaign',
      { cover: 'валидна до 26.11., от 20.11.', lastPage: 'Лотария: 12.10. – 6.12.2026' },
    ],
    ['a campaign alone', { cover: 'Кампания от 20.11. до 26.11.' }],
  ])('are those of %s', (_, texts) => expect(daysOf(texts)).toEqual(week))

  it('are those around the weekend that a cover prints', () => {
    const weekend = 'Само 21.11. – 22.11.: кафе'
    expect(daysOf({ cover: weekend, lastPage: 'Офертите са валидни от 20.11. до 26.11.2026' })).toEqual(week)
    expect(daysOf({ cover: weekend, name: '20.11 – 26.11.2026' })).toEqual(week)
    expect(daysOf({ cover: weekend, lastPage: 'Работим от 20.11. до 26.11.' })).toEqual({
      validFrom: '2026-11-21',
      validTo: '2026-11-22',
    })
    expect(daysSureOnCover(weekend, today)).toEqual(none)
    expect(daysSureOnCover('20.11. – 26.11.', today)).toEqual(week)
  })

  it.each([
    'Кампанията „Лепенки“ е валидна от 12.10. до 6.12.2026',
    'Голямата томбола: 12.10. – 6.12.2026',
    'Играта продължава до 6.12.2026',
    'Gewinnspiel vom 12.10. bis 6.12.2026',
    'Розыгрыш проходит с 12 октября по 6 декабря 2026',
    'Raffle: October 12 to December 6',
  ])('are not those of a game: %s', (lastPage) => expect(daysOf({ lastPage })).toEqual(none))

  it.each([
    'Играчки: 20.11. – 26.11.2026',
    'Играта свърши! Офертите важат 20.11. – 26.11.2026',
    'Томбола и награди, а офертите са валидни от 20.11. до 26.11.2026',
  ])('are not lost beside a game: %s', (cover) => expect(daysOf({ cover })).toEqual(week))

  it.each<[string, Partial<BrochureTexts>]>([
    ['pdf', { lastPage: '20.11. – 26.11.2026', name: '20.11. – 26.11.2026' }],
    ['pdf', { cover: 'валидна до 26.11.', name: 'до 26.11.2026' }],
    ['file-name', { cover: 'Свежо', name: '20.11. – 26.11.2026' }],
    ['file-name', { cover: '21.11. – 22.11.', name: '20.11. – 26.11.2026' }],
    ['file-name', { cover: 'Свежо', name: 'до 26.11.2026' }],
  ])('say that they are from the %s', (from, texts) =>
    expect(daysOfBrochure({ cover: '', lastPage: '', name: '', ...texts }, today).from).toBe(from),
  )
})
