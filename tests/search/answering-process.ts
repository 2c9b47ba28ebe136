import { parseSearch } from '@/features/search/params'
import { findAll } from '@/features/search/search-all'
import { listenForInvalidations, waitForInvalidations } from '@/server/cache/listener'
import { storedAnswers } from '@/server/cache/process-cache'

/** A second process of the site: answers each query with its offers and the size of its cache. */
await listenForInvalidations()
process.on('message', async (query) => {
  // Waits for pending notifications: a visitor's request comes after the response to the editor.
  await waitForInvalidations()
  const entries = storedAnswers().store.size.entries
  const found = await findAll('bg', parseSearch({ q: String(query) }))
  process.send?.({ entries, offers: found?.offers.offers.map(({ title, priceCents }) => ({ title, priceCents })) })
})
process.send?.('ready')
