import type { RetailerSeed } from '../types'
import { care } from './care'
import { food } from './food'
import { home } from './home'
import { things } from './things'

/** Invented shops: any likeness to a real chain is unintended. Their addresses are on reserved domains. */
export const retailers: RetailerSeed[] = [...food, ...care, ...things, ...home]

export function retailerOf(slug: string): RetailerSeed {
  const found = retailers.find((retailer) => retailer.slug === slug)
  if (!found) throw new Error(`There is no retailer ${slug}`)
  return found
}
