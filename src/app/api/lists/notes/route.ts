import { answered, openListRoute } from '@/features/lists/server/list-route'
import { notePrices } from '@/features/lists/server/note-prices'
import { notesSchema } from '@/features/lists/server/requests'

/** A full call asks 80 searches anew at most: so many calls are about as much as a network's searches of the search page. */
const perAddress = { name: 'list-notes', points: 40, seconds: 300 }

/** Prices today of the notes on a list, where they name a kind of thing. A POST, so that nobody's shopping appears in URLs and logs. */
export const POST = openListRoute(notesSchema, perAddress, async ({ notes, locale }) => {
  const prices: Record<string, Awaited<ReturnType<typeof notePrices>>> = {}
  // One after the other: a long list must not take all connections of the database.
  for (const { id, text } of notes) prices[id] = await notePrices(text, locale)
  return answered({ prices })
})
