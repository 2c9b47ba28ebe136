import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { publicPathOf } from '@/server/cache/tags'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { shopPaths } from './paths'

const { pages } = tables

const slugRows = z.array(z.object({ slug: z.string() }))

/**
 * The path of a published page with a catalogue: `wanted` if it is one, if possible of all categories. A seller keeps
 * one of the layouts, or has none yet: then the start page, so that "To the shop" never leads nowhere.
 */
export async function readShopPath(database: Database, wanted: string = shopPaths.standard): Promise<string> {
  const { rows } = await database.execute(sql`
    select ${pages.slug} from ${pages}
    where ${isPublished(pages)} and ${pages.slug} is not null and ${pages.blocks} @> '[{"blockType": "catalogue"}]'::jsonb
    order by ${pages.slug} = ${wanted.slice(1)} desc,
      jsonb_path_exists(${pages.blocks}, '$[*] ? (@.blockType == "catalogue").category ? (@ != null)'), ${pages.slug} limit 1`)
  const [found] = slugRows.parse(rows)
  return found ? publicPathOf('pages', found.slug) : '/'
}
