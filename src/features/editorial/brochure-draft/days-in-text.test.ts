import { describe, expect, it } from 'vitest'
import { daysInText } from './days-in-text'

const today = '2026-11-18'
const week = { validFrom: '2026-11-20', validTo: '2026-11-26' }

describe('the days that a brochure prints', () => {
  it.each([
    'Оферти от 20.11. до 26.11.2026',
    'от 20.11.2026 г. до 26.11.2026 г.',
    'от четвъртък, 20.11. до сряда, 26.11.',
    'Валидна 20.11.-26.11.2026',
    '20.11 – 26.11',
    '20. 11. - 26. 11. 2026',
    '20.11.26 - 26.11.26',
    '20-26 ноември',
    '20 – 26 НОЕМВРИ 2026 г.',
    'от 20 до 26 ноември',
    '20-ти до 26-ти ноември',
    '20–26.11.2026',
    '20 ноем. – 26 ноем.',
    'от 20.11. до вкл. 26.11.',
  ])('reads %s', (text) => expect(daysInText(text, today)).toEqual(week))

  it.each([
    ['28 ноември – 4 декември', '2026-11-28', '2026-12-04'],
    ['28.12. – 3.1.2027', '2026-12-28', '2027-01-03'],
    ['28.12.2026 – 3.1.', '2026-12-28', '2027-01-03'],
    ['2.1. – 8.1.', '2027-01-02', '2027-01-08'],
  ])('reads %s across months and years', (text, validFrom, validTo) =>
    expect(daysInText(text, today)).toEqual({ validFrom, validTo }),
  )

  it.each([
    ['валидна до 26.11.', null, '2026-11-26'],
    ['Важи до 26 ноември 2026 г.', null, '2026-11-26'],
    ['от четвъртък 20.11.', '2026-11-20', null],
    ['Мляко 1,29 €', null, null],
    ['', null, null],
  ])('reads one day of %s', (text, validFrom, validTo) =>
    expect(daysInText(text, today)).toEqual({ validFrom, validTo }),
  )

  it.each(['Сирене 2.09 - 3.11 €', 'тел. 0888 20 11 26', '31.02. - 33.02.', 'до 2.99 €', 'от 26.11. до 20.11.2026'])(
    'takes %s for no days',
    (text) => expect(daysInText(text, today).validTo).toBeNull(),
  )

  it('prefers the days of the brochure to those of one offer', () => {
    expect(daysInText('Само 22.11. – 23.11. кафе! Офертите са валидни от 20.11. до 26.11.2026', today)).toEqual(week)
    expect(daysInText('уикенд 22-23 ноември · седмица 20-26 ноември', today)).toEqual(week)
  })
})
