import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { isReservedSegment } from '@/domain/reserved-segments'
import { slugMaxLength } from '@/domain/slug'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const versioned = {
  brochures: [tables.brochures, tables._brochuresV],
  pages: [tables.pages, tables._pagesV],
  posts: [tables.posts, tables._postsV],
  products: [tables.products, tables._productsV],
} as const

export type Titled = keyof typeof versioned

const slugs = z.array(z.object({ slug: z.string() }))
const room = '-99'.length

type Wanted = { collection: Titled; slug: string; own?: string | null }

/** A slug that no document of the collection and no draft except `own` uses: `wanted`, or with a number appended. */
export async function freeSlug(database: Database, { collection, slug: wanted, own = null }: Wanted): Promise<string> {
  const [documents, versions] = versioned[collection]
  const base = wanted.slice(0, slugMaxLength - room).replace(/-+$/, '')
  const { rows } = await database.execute(sql`
    select ${documents.slug} from ${documents}
      where starts_with(${documents.slug}, ${base}) and ${documents.id} is distinct from ${own}::uuid
    union select ${versions.versionSlug} from ${versions} where ${versions.latest}
      and starts_with(${versions.versionSlug}, ${base}) and ${versions.parentId} is distinct from ${own}::uuid`)
  const taken = new Set(slugs.parse(rows).map(({ slug }) => slug))
  let free = base
  for (let number = 2; taken.has(free) || (collection === 'pages' && isReservedSegment(free)); number++) {
    free = `${base}-${number}`
  }
  return free
}

/** True if the stored row is published, whatever the newest draft says. */
export async function isPublic(database: Database, collection: Titled, id: string): Promise<boolean> {
  const [documents] = versioned[collection]
  const { rows } = await database.execute(
    sql`select from ${documents} where ${documents.id} = ${id}::uuid and ${documents._status} = 'published'`,
  )
  return rows.length > 0
}
