import { rename, rm, writeFile } from 'node:fs/promises'
import { fillingFile } from '@/features/site/filling/data'
import { notify } from '@/server/cache/invalidate'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'

let isSaid = false
let written = Promise.resolve()

/** Replaced as a whole, so that the start page never reads half of it. */
async function write(report: string): Promise<void> {
  await writeFile(`${fillingFile()}.tmp`, report)
  await rename(`${fillingFile()}.tmp`, fillingFile())
}

/** Read by the start page while the site is open and the seed still runs. */
export const filling = {
  async say(brochures: number, of: number): Promise<void> {
    isSaid = true
    // Brochures are written concurrently, so reports are serialised.
    written = written.then(() => write(JSON.stringify({ brochures, of })))
    await written
    await notify([tag.filling], await db())
  },

  async end(): Promise<void> {
    await rm(fillingFile(), { force: true })
    if (isSaid) await notify([tag.filling], await db())
  },
}
