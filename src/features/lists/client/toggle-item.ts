import { fill } from '@/design/cx'
import { limits } from '@/lib/lists/list-limits'
import type { ListItemInput } from '../changes'
import type { TickLabels } from '../labels'

/** @returns a message for the visitor, or null on success */
export async function toggleItem(thing: ListItemInput, on: boolean, labels: TickLabels): Promise<string | null> {
  const { addItem, removeItem } = await import('./list-store')
  switch (on ? addItem(thing) : removeItem(thing.id)) {
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
