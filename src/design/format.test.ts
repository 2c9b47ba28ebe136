import { expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { formatDay, weekOf } from './format'

it('writes a short date as mm/dd/yy in English, and in the other languages by their own convention', () => {
  expect(locales.map((locale) => formatDay('2026-05-03', locale, 'short'))).toEqual([
    '03.05.26 г.',
    '03.05.26',
    '05/03/26',
    '03.05.26',
  ])
})

it('begins a week on Sunday in English only', () => {
  expect(locales.map((locale) => weekOf(locale)[0])).toEqual([1, 1, 7, 1])
})
