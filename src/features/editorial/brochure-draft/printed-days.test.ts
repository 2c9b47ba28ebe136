import { describe, expect, it } from 'vitest'
import { line, page } from '../offers/proposals/page-fixtures'
import { limitsToDays, saysOnlyDays } from './printed-days'

describe('words that limit an offer to some days', () => {
  it.each([
    'Само събота и неделя',
    'САМО В ПЕТЪК!',
    'Само този уикенд',
    'Уикенд оферта',
    'събота / неделя',
    'Само от петък до неделя',
    'Само на 28.11 и 29.11',
    'Само 28.11. и 29.11.2026 г.',
    'Nur Samstag',
    'Nur am 28.11.',
    'Only Friday & Saturday',
    'Только в субботу',
  ])('%s', (text) => expect(limitsToDays(text)).toBe(true))

  it.each(['Валидно до неделя', 'от четвъртък', 'от четвъртък до сряда', 'Montag – Sonntag'])(
    'and how long all offers are valid: %s',
    (text) => expect([saysOnlyDays(text), limitsToDays(text)]).toEqual([true, false]),
  )

  it.each([
    'Сирене Неделя',
    'Sun',
    'ПЕТ',
    'Петък и събота на пазара',
    'само 2.12',
    'Само на 2.12 €',
    'Само на 28.11 сирене Родопа',
    'Супер цена',
  ])('and not %s', (text) => expect(saysOnlyDays(text)).toBe(false))
})

describe('an offer of some days', () => {
  const read = (badge: string) =>
    page(line('Сирене Родопа', 50, 100, 14), line(badge, 50, 118, 16), line('4,99 €', 50, 150, 30))

  it.each(['САМО СЪБОТА И НЕДЕЛЯ', 'Уикенд оферта', 'Само на 28.11'])('is not called „%s“ and is doubted', (badge) => {
    expect(read(badge)).toMatchObject([{ title: 'Сирене Родопа', priceCents: 499, uncertain: true }])
  })

  it('is sure where its days are those of the brochure', () => {
    expect(read('ВАЛИДНО ДО НЕДЕЛЯ')).toMatchObject([{ title: 'Сирене Родопа', priceCents: 499, uncertain: false }])
  })
})
