import { fill } from '@/design/cx'
import { limits } from '@/lib/lists/list-limits'
import type { ListOutcome } from './client/list-store'
import type { TickLabels } from './labels'

/** Whether a list has what was typed. Otherwise the text stays in its field. */
export const wasTaken = (outcome: ListOutcome): boolean => outcome === 'done' || outcome === 'not-stored'

/** @returns a message for the visitor, or null on success */
export function outcomeMessage(outcome: ListOutcome, labels: TickLabels): string | null {
  const messages: Record<ListOutcome, string | null> = {
    done: null,
    full: fill(labels.full, { count: limits.items }),
    'not-stored': labels.notStored,
    'read-only': labels.readOnly,
  }
  return messages[outcome]
}
