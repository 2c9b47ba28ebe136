import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/calendar-day'
import { daysInText, printsDay } from './days-in-text'

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
    '20.11. − 26.11.2026',
    '20.11.÷26.11.2026',
    '20‒26.11.2026',
    'от 20.11.÷26.11.',
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
    const campaign = 'Кампанията „Лепенки“ е валидна от 12.10. до 6.12.2026.'
    expect(daysInText(`${campaign} Цени 20.11. – 26.11.2026`, today)).toEqual(week)
  })

  it.each([
    'Оферти 20.11. – 26.11.2026 · Промоция „Събери точки“ 1.11. – 31.12.2026',
    'Акция: двойни точки 1.11. – 31.12.2026 · Оферти 20.11. – 26.11.2026',
    'Aktion: Doppelte Punkte 1.11. – 31.12.2026 · Angebote 20.11. – 26.11.2026',
    'Промоция в търговските точки 20.11. – 26.11.2026',
  ])('prefers them to those of a game of points: %s', (text) => expect(daysInText(text, today)).toEqual(week))

  it.each([
    '2026-11-20 – 2026-11-26',
    '2026-11-20/2026-11-26',
    'от 2026.11.20 до 2026.11.26',
    '20/11 – 26/11/2026',
    'Офертите важат 20/11/26 - 26/11/26',
    '20-11-2026 до 26-11-2026',
    '20.XI – 26.XI.2026 г.',
    '20 ХІ - 26 ХІ 2026',
    'петък (20.11) – четвъртък (26.11.2026)',
    '20.11. (петък) до 26.11. (четвъртък)',
    'vom 20. bis 26. November 2026',
    'Angebote gültig von Freitag, 20.11. bis Donnerstag, 26.11.',
    '20.–26. Nov.',
    'Valid 20 – 26 November',
    'from November 20 to November 26, 2026',
    'November 20–26',
    '20th to 26th November',
    'с 20 по 26 ноября',
    'с 20 ноября по 26 ноября 2026 года',
  ])('reads %s', (text) => expect(daysInText(text, today)).toEqual(week))

  it.each([
    ['28 и 29 ноември', '2026-11-28', '2026-11-29'],
    ['21, 22 и 23 ноември', '2026-11-21', '2026-11-23'],
    ['28 und 29. November', '2026-11-28', '2026-11-29'],
    ['30.11. и 1.12.', '2026-11-30', '2026-12-01'],
    ['Само на 21.11.2026, събота', '2026-11-21', '2026-11-21'],
    ['Само в събота, 21 ноември', '2026-11-21', '2026-11-21'],
    ['Nur am 21.11.', '2026-11-21', '2026-11-21'],
    ['Only on Saturday, November 21', '2026-11-21', '2026-11-21'],
    ['Только 21 ноября', '2026-11-21', '2026-11-21'],
    ['29.XII.2026 – 4.I.2027', '2026-12-29', '2027-01-04'],
    ['29 December – 4 January', '2026-12-29', '2027-01-04'],
    ['29/12 – 04/01', '2026-12-29', '2027-01-04'],
    ['28/12 – 3/1', '2026-12-28', '2027-01-03'],
    ['30/9 – 6/10', '2026-09-30', '2026-10-06'],
    ['Само в петък 20.11', '2026-11-20', '2026-11-20'],
    ['Сряда 25.11 и четвъртък 26.11', '2026-11-25', '2026-11-26'],
    ['Samstag, 28.11. und Sonntag, 29.11.', '2026-11-28', '2026-11-29'],
  ])('reads the days of %s', (text, validFrom, validTo) =>
    expect(daysInText(text, today)).toEqual({ validFrom, validTo }),
  )

  it.each([
    'Кран 1/2 – 3/4',
    'Тапа 3/8 – 1/2',
    'тръба 1/2" - 3/4"',
    '21.11. и 28.11.',
    '5, 12 и 19 ноември',
    'само 2.09',
    'Кафе 2.09 и чай 3.09',
    'мляко с 3.6 % масленост',
    '€ 2.09 – 3.11',
    'кабел от 2.5 м до 7.10 м',
    '30.XIII – 06.XIV.2026',
    '2026-13-30 – 2026-14-06',
  ])('takes %s for no days', (text) => expect(daysInText(text, today)).toEqual({ validFrom: null, validTo: null }))

  it('reads each range in each form', () => {
    const numbers = (day: string) => {
      const [year = '', month = '', date = ''] = day.split('-')
      return { year, month, date, roman: romans[Number(month) - 1] ?? '' }
    }
    const forms = [
      (day: string) => day,
      (day: string) => (({ year, month, date }) => `${date}.${month}.${year}`)(numbers(day)),
      (day: string) => (({ year, month, date }) => `${date}/${month}/${year}`)(numbers(day)),
      (day: string) => (({ year, month, date }) => `${Number(date)}-${Number(month)}-${year}`)(numbers(day)),
      (day: string) => (({ year, roman, date }) => `${Number(date)}.${roman}.${year}`)(numbers(day)),
      (day: string) =>
        (({ year, month, date }) => `${Number(date)} ${inRussian[Number(month) - 1]} ${year}`)(numbers(day)),
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 1, max: 62 }),
        fc.constantFrom(...forms),
        fc.constantFrom(' – ', ' - ', ' до ', ' bis ', ' to ', ' по '),
        (start, length, write, between) => {
          const validFrom = addDays('2026-01-01', start)
          const validTo = addDays(validFrom, length)
          const days = daysInText(`Мляко 1,29 € ${write(validFrom)}${between}${write(validTo)} сирене`, today)
          expect(days).toEqual({ validFrom, validTo })
        },
      ),
    )
  })
})

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const inRussian = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')

describe('a day that is printed', () => {
  it.each([
    'На 28.11.2026',
    '2026-11-31 – 2026-11-40, 30.11.2026',
    '12/24/2026',
    'важи 26.11',
    'Понеделник, 30.11',
    '24. Dezember',
    '7.XII.',
  ])('is seen in %s, whether or not it says the validity', (text) => expect(printsDay(text, today)).toBe(true))

  it.each([
    'Мляко 1.29 €',
    'Кран 3/4',
    'тел. 02 987-65-43',
    'Закон от 12.03.2015 г.',
    'Кафе 2.09',
    '60 Вт 2.09',
    '1.10 л',
    '',
  ])('is not seen in %s', (text) => expect(printsDay(text, today)).toBe(false))
})
