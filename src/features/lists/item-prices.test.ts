import { describe, expect, it } from 'vitest'
import type { ListedShopPrice } from '@/domain/shopping-list'
import { comparablePrices } from './item-prices'

const observed = (shop: string, cents: number, day: string): ListedShopPrice => ({
  ...{ shop, shopName: shop.toUpperCase(), cents, source: 'prices', day, until: null, loyaltyOnly: false, path: '/' },
})
const offered: ListedShopPrice = { ...observed('alfa', 120, '2026-11-16'), source: 'brochure', until: '2026-11-22' }

describe('prices of invented chains', () => {
  const invented: ListedShopPrice = { ...observed('zhiten', 99, '2026-11-19'), source: 'invented' }

  it('are left out where a real chain reports the thing, however old its price is', () => {
    const real = observed('billa', 139, '2026-05-13')
    expect(comparablePrices([invented, real])).toEqual([real])
  })

  it('stay where only brochures have it otherwise', () => {
    expect(comparablePrices([invented, offered])).toEqual([invented, offered])
  })
})
