import { expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { locales } from '@/i18n/routing'
import {
  formatChange,
  formatDay,
  formatDayRange,
  formatMeasure,
  formatPercent,
  formatSoonRange,
  weekOf,
} from './format'

it('writes a short date as mm/dd/yy in English, and in the other languages by their own convention', () => {
  expect(locales.map((locale) => formatDay('2026-05-03', locale, 'short'))).toEqual([
    '03.05.26 г.',
    '03.05.26',
    '05/03/26',
    '03.05.26',
  ])
})

it('says the year of what is not in this one, in each language', () => {
  const year = Number(sofiaDay().slice(0, 4))
  for (const locale of locales) {
    expect(formatDay(`${year}-11-20`, locale)).not.toContain(String(year))
    expect(formatDayRange(`${year}-11-20`, `${year}-11-27`, locale)).not.toContain(String(year))
    expect(formatSoonRange(`${year}-11-20`, `${year}-11-21`, locale)).not.toContain(String(year))
    for (const other of [year - 2, year + 1]) {
      expect(formatDay(`${other}-11-20`, locale)).toContain(String(other))
      expect(formatDayRange(`${other}-11-20`, `${other}-11-27`, locale)).toContain(String(other))
      expect(formatSoonRange(`${other}-11-20`, `${other}-11-21`, locale)).toContain(String(other))
    }
    const turn = formatDayRange(`${year}-12-28`, `${year + 1}-01-03`, locale)
    expect(turn).toContain(String(year))
    expect(turn).toContain(String(year + 1))
  }
})

it('writes a measure with the decimal sign of the language, however it was typed', () => {
  for (const typed of ['24.5–27', '24,5–27'])
    expect(locales.map((locale) => formatMeasure(typed, locale))).toEqual(['24,5–27', '24,5–27', '24.5–27', '24,5–27'])
  expect(formatMeasure('86–94', 'bg')).toBe('86–94')
})

it('begins a week on Sunday in English only', () => {
  expect(locales.map((locale) => weekOf(locale)[0])).toEqual([1, 1, 7, 1])
})

it('writes percent with a space that does not break, and in English with none', () => {
  const shown = ['55,6\u00a0%', '55,6\u00a0%', '55.6%', '55,6\u00a0%']
  expect(locales.map((locale) => formatPercent(0.556, locale))).toEqual(shown)
  expect(locales.map((locale) => formatChange(556, locale))).toEqual(shown.map((text) => `+${text}`))
})
