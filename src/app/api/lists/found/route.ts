import { findSuggestions } from '@/features/lists/server/find-suggestions'
import { answered, foundSchema, openListRoute } from '@/features/lists/server/list-route'
import { kindWords } from '@/lib/kind-words'

/**
 * A request takes up to three searches. Whoever types a note makes several, and a carrier's many customers share an
 * address.
 */
const perAddress = { name: 'list-found', points: 1_600, seconds: 300 }

/** A POST, so that nobody's shopping appears in URLs and logs. */
export const POST = openListRoute(foundSchema, perAddress, async ({ query, locale }) => {
  const items = await findSuggestions(query, locale)
  return answered({
    items: items.map((item) => ({ ...item, kind: kindWords(`${item.title} ${item.details}`, locale) })),
  })
})
