import { parseSearch } from '@/features/search/params'
import { findAll } from '@/features/search/search-all'
import { listenForInvalidations, waitForInvalidations } from '@/server/cache/listener'
import { answers } from '@/server/cache/process-cache'

/** Another process of the site: answers each query that it is sent by its offers, and says how many answers and parts of them it keeps. */
await listenForInvalidations()
process.on('message', async (query) => {
  // As long as a notification may take; a request of a visitor comes later than the answer to the editor.
  await waitForInvalidations()
  const entries = answers().store.size.entries
  const found = await findAll('bg', parseSearch({ q: String(query) }))
  process.send?.({ entries, offers: found?.offers.offers.map(({ title, priceCents }) => ({ title, priceCents })) })
})
process.send?.('ready')
