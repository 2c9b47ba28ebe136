import { expect, it } from 'vitest'
import type { OfferedPrice } from '@/features/price-data/cards/types'
import { lowestOffered } from './answer'

const today = '2026-11-20'
const offer = (cents: number, data: Partial<OfferedPrice> = {}): OfferedPrice => ({
  ...{ source: 'brochure', key: String(cents), brochure: 'b', loyaltyOnly: false },
  ...{ validFrom: today, validTo: '2026-11-25', price: 100, reduction: null, unitPrice: { cents, unit: 'kg' } },
  shop: { slug: 'a', name: 'a', colour: '#000000', logoUrl: null },
  ...data,
})

it('finds the lowest unit price that a brochure asks of everybody today', () => {
  const others = [
    offer(100, { loyaltyOnly: true }),
    offer(110, { validFrom: '2026-11-21' }),
    offer(120, { unitPrice: { cents: 120, unit: 'l' } }),
    offer(130, { unitPrice: null }),
  ]
  expect(lowestOffered([...others, offer(250), offer(240)], 'kg', today)).toBe(240)
  expect(lowestOffered(others, 'kg', today)).toBeNull()
})
