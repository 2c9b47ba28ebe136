import { expect, it } from 'vitest'
import { addDays } from '@/domain/calendar-day'
import { realDay } from '../../seed/write/prices'
import { firstDay } from './editors'

it('the days of prices that are handed over are all before the real one', () => {
  const mostImports = 90
  expect(addDays(firstDay, mostImports) < realDay.day).toBe(true)
})
