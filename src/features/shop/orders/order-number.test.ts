import { expect, it } from 'vitest'
import { readOrderNumber } from '@/domain/typed-code'
import { newOrderNumber } from './order-number'

it('has the day in Sofia, and is read as people type it', () => {
  for (let round = 0; round < 200; round++) {
    const number = newOrderNumber(new Date('2026-11-24T23:30:00Z'))
    expect(number).toMatch(/^L-261125-[2-9A-HJKMNP-TV-Z]{6}$/)
    expect(readOrderNumber(` ${number.toLowerCase().replaceAll('-', ' ')}`)).toBe(number)
  }
})
