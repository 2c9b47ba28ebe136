import { rename, rm, writeFile } from 'node:fs/promises'
import { fillingFile } from '@/features/site/filling/data'
import { notify } from '@/server/cache/invalidate'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'

let isSaid = false

/** Read by the start page while the site is open and the seed still works. */
export const filling = {
  async say(brochures: number, of: number): Promise<void> {
    isSaid = true
    await writeFile(`${fillingFile()}.tmp`, JSON.stringify({ brochures, of }))
    await rename(`${fillingFile()}.tmp`, fillingFile())
    await notify([tag.filling], await db())
  },

  async end(): Promise<void> {
    await rm(fillingFile(), { force: true })
    if (isSaid) await notify([tag.filling], await db())
  },
}
