import { isOffer } from '@/domain/shopping-list'
import { showsAdminEntry } from '@/features/auth/client/auth-store'
import { countTick } from '@/features/counts/client/count-view'
import type { ListItemInput } from '../changes'
import type { ListOutcome } from './list-store'

/**
 * Counts an offer of a brochure that was put on a list, by its path. A product counts for none, although its lowest price
 * may be a brochure's. The list itself is told to nobody.
 */
export function countListed({ id, price }: ListItemInput, outcome: ListOutcome): ListOutcome {
  const [, brochure] = /^\/broshura\/([^/?]+)\?offer=/.exec(price?.path ?? '') ?? []
  if (isOffer(id) && brochure && outcome === 'done' && !showsAdminEntry()) countTick(brochure, id)
  return outcome
}
