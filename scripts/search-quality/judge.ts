import { packSize } from '@/domain/pack-size'
import { normalise } from '@/domain/search-text'
import { synonymGroups } from '@/domain/synonyms'
import { headOf } from '@/server/search-index/vector'
import type { Asked } from './questions'
import type { Thing } from './things'

/** What a page shows of a hit: its title, then brand and size where they stand beside it. */
export type Shown = { id: string; title: string; beside: (string | null)[] }

/** The words of a thing's head, and those of its other Bulgarian names. */
function headsOf({ head, isKnown }: Thing): string[][] {
  const own = normalise(head)
  const groups = isKnown ? synonymGroups : []
  const others = groups
    .filter((group) => group.some(({ words, written }) => written.has('bg') && words.join(' ') === own.join(' ')))
    .flatMap((group) => group.flatMap(({ words, written }) => (written.has('bg') ? [[...words]] : [])))
  return [own, ...others]
}

/**
 * Whether a hit is what was asked for: the thing itself, or one that is equal in head, brand and, where the question names it, pack. For a
 * question in another language each Bulgarian name of the thing counts.
 */
export function isMeant({ thing, way }: Asked, { id, title, beside }: Shown): boolean {
  if (id === thing.id) return true
  const says = new Set(normalise(headOf(title)))
  const all = new Set(normalise([title, ...beside].join(' ')))
  const heads = way === 'other language' ? headsOf(thing) : [normalise(thing.head)]
  if (!heads.some((head) => head.every((word) => says.has(word)))) return false
  if (!normalise(thing.brand).every((word) => all.has(word))) return false
  if (way !== 'pack') return true
  const pack = packSize([title, ...beside].join(' '))
  return pack?.unit === thing.pack?.unit && pack?.amount === thing.pack?.amount
}
