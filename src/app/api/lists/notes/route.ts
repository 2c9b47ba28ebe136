import { answered, notesSchema, openListRoute } from '@/features/lists/server/list-route'
import { notePrices } from '@/features/lists/server/note-prices'

/**
 * A point is a note, which takes up to two searches: about as many as the search page allows. Counted by notes and not by
 * requests, because a carrier's many customers share an address, and each writes one note at a time.
 */
const perAddress = { name: 'list-priced-notes', points: 1_600, seconds: 300 }

/** Today's prices of notes that name a kind of product. A POST, so that nobody's shopping appears in URLs and logs. */
export const POST = openListRoute(
  notesSchema,
  perAddress,
  async ({ notes, locale }) => {
    const prices: Record<string, Awaited<ReturnType<typeof notePrices>>> = {}
    // Sequential: a long list must not take all database connections.
    for (const { id, text } of notes) prices[id] = await notePrices(text, locale)
    return answered({ prices })
  },
  ({ notes }) => ({ points: Math.max(1, notes.length) }),
)
