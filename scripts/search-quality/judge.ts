import { packSize } from '@/domain/pack-size'
import { normalise } from '@/domain/search-text'
import { headOf } from '@/server/search-index/vector'
import type { Asked } from './questions'

export type Shown = { id: string; title: string; beside: (string | null)[] }

/** Whether a hit is the thing itself, or equal in head, brand and, when the question names it, pack. */
export function isMeant({ thing, way, heads }: Asked, { id, title, beside }: Shown): boolean {
  if (id === thing.id) return true
  const says = new Set(normalise(headOf(title)))
  const all = new Set(normalise([title, ...beside].join(' ')))
  // In `Паста за зъби` the name goes on behind the head, so the other words of a name may stand anywhere.
  const isCalled = (head: string[]) => head.every((word) => (head.length > 1 ? all : says).has(word))
  if (!heads.some(isCalled)) return false
  if (!normalise(thing.brand).every((word) => all.has(word))) return false
  if (way !== 'pack') return true
  const pack = packSize([title, ...beside].join(' '))
  return pack?.unit === thing.pack?.unit && pack?.amount === thing.pack?.amount
}
