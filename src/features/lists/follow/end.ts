import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { cmsSystem, db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import type { Ending } from './end-token'
import { setMails } from './follows'

const { follows } = tables

const row = z.object({ name: z.string() })

/** Ends what a mailed link names. Idempotent. */
export async function carryOut({ kind, id }: Ending): Promise<void> {
  if (kind === 'all') return setMails(id, false)
  await (await cmsSystem()).delete({ collection: 'follows', where: { id: { equals: id } }, depth: 0 })
}

/** The name of the one follow that would be ended; null when it is gone. */
export async function followName({ id }: Ending): Promise<string | null> {
  const { rows } = await (await db()).execute(sql`select ${follows.name} from ${follows} where ${follows.id} = ${id}`)
  return rows[0] ? row.parse(rows[0]).name : null
}
