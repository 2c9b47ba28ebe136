import { findSuggestions } from '@/features/lists/server/find-suggestions'
import { answered, foundSchema, openListRoute } from '@/features/lists/server/list-route'

/**
 * A request takes up to three searches. Whoever types a note makes several, and a carrier's many customers share an
 * address.
 */
const perAddress = { name: 'list-found', points: 1_600, seconds: 300 }

/** A POST, so that nobody's shopping appears in URLs and logs. */
export const POST = openListRoute(foundSchema, perAddress, async ({ query, locale }) =>
  answered({ items: await findSuggestions(query, locale) }),
)
