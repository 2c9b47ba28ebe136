import { z } from 'zod'
import { openReader } from './replica-reader'

const question = z.object({ title: z.string(), brochure: z.string() })

/** A second process of the site, which hears of edits by itself and says how it shows the brochure. */
const reader = await openReader()
process.on('message', async (message) => {
  const { title, brochure } = question.parse(message)
  // A visitor's request comes after the answer to the editor.
  await reader.waitForInvalidations()
  const [titles, modified] = await Promise.all([reader.searched(title), reader.modified(brochure)])
  process.send?.({ titles, modified, replicaReads: await reader.reads('replica') })
})
process.send?.('ready')
