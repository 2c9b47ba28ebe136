import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'

const { _brochuresV, brochureFiles, imports, users } = tables
const v = alias(_brochuresV, 'v')
const newest = alias(_brochuresV, 'newest')
const f = alias(brochureFiles, 'f')
const i = alias(imports, 'i')
const u = alias(users, 'u')

const version = z.object({
  id: z.string(),
  at: z.coerce.date(),
  status: z.enum(['draft', 'published']).nullable(),
  latest: z.boolean(),
  /** Null: written by an import or a schedule, or the user has been deleted. */
  who: z.string().nullable(),
  file: z.string().nullable(),
  filename: z.string().nullable(),
  pages: z.number().nullable(),
  /** True if its PDF differs from the newest version's. */
  other: z.boolean(),
})

export type HistoryVersion = z.infer<typeof version>

/** Payload keeps this many versions per brochure. */
const most = 30

export async function readHistory(brochure: string): Promise<HistoryVersion[]> {
  const { rows } = await (await db()).execute(sql`
    select ${v.id}, ${v.updatedAt} as at, ${v.versionStatus} as status, coalesce(${v.latest}, false) as latest,
      coalesce(nullif(${u.name}, ''), ${u.email}) as who, ${v.versionFileId} as file, ${f.filename},
      (select ${i.pageCount} from ${imports} i where ${i.brochureId} = ${v.parentId}
        and ${i.fileId} = ${v.versionFileId} and ${i.status} = 'done' order by ${i.createdAt} desc limit 1) as pages,
      ${v.versionFileId} is not null and ${v.versionFileId} is distinct from (
        select ${newest.versionFileId} from ${_brochuresV} newest
        where ${newest.parentId} = ${v.parentId} and ${newest.latest} limit 1) as other
    from ${_brochuresV} v
      left join ${brochureFiles} f on ${f.id} = ${v.versionFileId}
      left join ${users} u on ${u.id} = ${v.versionSavedById}
    where ${v.parentId} = ${brochure} and ${v.snapshot} is not true
    order by ${v.updatedAt} desc limit ${most}`)
  return readableRows(version, rows, 'admin/history/read-history')
}
