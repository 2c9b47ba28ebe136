import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { isOpenBeforeLaunch, siteStages } from '@/domain/launch-mode'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { pages } = tables

/** Fixed at build, see next.config.ts. */
const stage = z.enum(siteStages).default('open-to-all').parse(process.env.SITE_STAGE)

export const isBeforeLaunch = stage === 'before-launch'

/** True when the path (without language prefix) is always open, or the CMS allows its page before the launch. */
export async function mayOpenBeforeLaunch(path: string, database: Database): Promise<boolean> {
  if (isOpenBeforeLaunch(path)) return true
  const { rows } = await database.execute(sql`
    select from ${pages} where ${pages.slug} = ${path.slice(1)} and ${isPublished(pages)}
      and ${pages.allowBeforeLaunch}`)
  return rows.length > 0
}
