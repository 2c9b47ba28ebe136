import { answered, notesSchema, openListRoute } from '@/features/lists/server/list-route'
import { notePrices } from '@/features/lists/server/note-prices'

/** A call makes up to 80 searches, so this limit allows about as many as that of the search page. */
const perAddress = { name: 'list-notes', points: 40, seconds: 300 }

/** Today's prices of notes that name a kind of product. A POST, so that nobody's shopping appears in URLs and logs. */
export const POST = openListRoute(notesSchema, perAddress, async ({ notes, locale }) => {
  const prices: Record<string, Awaited<ReturnType<typeof notePrices>>> = {}
  // Sequential: a long list must not take all database connections.
  for (const { id, text } of notes) prices[id] = await notePrices(text, locale)
  return answered({ prices })
})
