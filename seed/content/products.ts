import { z } from 'zod'
import { baseUnits } from '@/domain/pack-size'
import type { Product } from '../drawing/brochures/types'
import drugstore from './products/drugstore.json'
import electronics from './products/electronics.json'
import fashion from './products/fashion.json'
import furniture from './products/furniture.json'
import hardware from './products/hardware.json'
import pharmacy from './products/pharmacy.json'
import supermarket from './products/supermarket.json'
import toys from './products/toys.json'
import type { CategorySlug } from './types'

const product = z.object({
  section: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  pack: z.string().nullable(),
  cents: z.int().positive(),
  oldCents: z.int().positive().nullable(),
  unitCents: z.int().positive().nullable(),
  unit: z.enum(baseUnits).nullable(),
  art: z.string(),
})

const lists = { drugstore, electronics, fashion, furniture, hardware, pharmacy, supermarket, toys }

/**
 * Products by `category/section`. Names and prices of supermarket, drugstore and pharmacy are from the open price data
 * of 2026-05-13 (КЗП – Колко струва); the others are invented. Each shop varies these prices: see
 * prices/shop-prices.ts.
 */
export const products: Product[] = Object.entries(lists).flatMap(([category, list]) =>
  z
    .array(product)
    .parse(list)
    .map((entry) => ({ ...entry, section: `${category}/${entry.section}` })),
)

export const sectionOf = (category: CategorySlug, section: string) =>
  section.includes('/') ? section : `${category}/${section}`

export const isMedicine = (entry: Product) => entry.section === 'pharmacy/medicine'
