import { fill } from '@/design/fill'
import type { Thing } from '../changes'
import type { TickLabels } from '../labels'
import { limits } from '../limits'

/** @returns a message for the visitor, or null on success */
export async function toggleThing(thing: Thing, on: boolean, labels: TickLabels): Promise<string | null> {
  const { addThing, removeThing } = await import('./list-store')
  switch (on ? addThing(thing) : removeThing(thing.id)) {
    case 'full':
      return fill(labels.full, { count: limits.items })
    case 'not-stored':
      return labels.notStored
    case 'read-only':
      return labels.readOnly
    case 'done':
      return null
  }
}
