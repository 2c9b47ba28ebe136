import type { MultiBuy } from '@/domain/multi-buy'
import type { Product } from '../../drawing/brochures/types'
import { chance } from './chance'
import { shopPrice } from './rounding'

type Condition =
  | { kind: 'amount'; pieces: number; share: number }
  | Extract<MultiBuy, { kind: 'free' }>
  | Extract<MultiBuy, { kind: 'percent' }>

/** By name; `share` is the part of the single price that one of several costs. */
const conditions: Record<string, Condition> = {
  'Кисело мляко Чудно 2,5%': { kind: 'amount', pieces: 4, share: 0.85 },
  'Кисело мляко 3,6%': { kind: 'amount', pieces: 3, share: 0.88 },
  'Светла бира': { kind: 'amount', pieces: 2, share: 0.88 },
  'Чаени бисквити': { kind: 'amount', pieces: 3, share: 0.8 },
  'Шоколад Bubbly млечен': { kind: 'percent', pieces: 2, percentOff: 50 },
  'Домати на кубчета': { kind: 'free', pieces: 3, free: 1 },
  'Винен оцет': { kind: 'percent', pieces: 2, percentOff: 30 },
  'Препарат за съдове Max': { kind: 'free', pieces: 1, free: 1 },
  'Паста за зъби Max Fresh': { kind: 'percent', pieces: 2, percentOff: 50 },
  'Тоалетен сапун Milk & Honey': { kind: 'free', pieces: 2, free: 1 },
  'Мокри кърпи Lemon': { kind: 'amount', pieces: 3, share: 0.82 },
}

/** Integer cents by the name of a product, on top of its price: they come back with the empty bottle. */
const deposits: Record<string, number> = { 'Светла бира': 10 }

/** One shop of the demonstration takes empty bottles back. */
export const depositAt = (shop: string, { name }: Product): number | null =>
  shop === 'kvartalno' ? (deposits[name] ?? null) : null

/** What several pieces of a product cost together in this shop: about half of the shops print it. */
export function severalAt(shop: string, { name, brand, cents }: Product): MultiBuy | null {
  const condition = conditions[name]
  if (!condition || chance('several', shop, name, brand ?? '') < 0.5) return null
  if (condition.kind !== 'amount') return condition
  const { kind, pieces, share } = condition
  return { kind, pieces, amountCents: shopPrice(cents * pieces * share) }
}
