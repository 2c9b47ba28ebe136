import config from '@payload-config'
import { sql } from '@payloadcms/db-postgres'
import { getTableName } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { pageWidths } from '@/features/editorial/brochure-import/types'
import { isOneOf } from '@/server/db/states'
import { cms as tables } from '@/server/db/tables/cms'
import type { Database } from '@/server/db/transaction'
import { type Files, pageFiles, uploadedFiles } from '@/server/files'
import { folderSeal } from '@/server/files/types'

const { brochurePages, imports } = tables

export interface NamedFile {
  area: string
  files: Files
  name: string
  /** In bytes; null where the database does not say it. */
  size: number | null
}

/**
 * Every file that the database names: uploads with their sizes, and rendered pages. Copies of a customer's data are left
 * out, because they are promised for seven days and the copy of the files has none (docs/deploy.md).
 */
export async function namedFiles(database: Database): Promise<NamedFile[]> {
  return [...(await uploads(database)), ...(await pages(database))]
}

const rowsOf = z.array(z.object({ document: z.record(z.string(), z.unknown()) }))
const name = z.string().min(1)

/** Of a document as its row has it: `filename` and `filesize`, and those of each smaller picture. */
async function uploads(database: Database): Promise<NamedFile[]> {
  const named: NamedFile[] = []
  for (const { slug, upload } of (await config).collections) {
    const table = Object.values(tables).find((each) => getTableName(each) === slug.replaceAll('-', '_'))
    if (!upload || !table) continue
    const { rows } = await database.execute(
      sql`select to_jsonb(${sql.identifier(getTableName(table))}) as document from ${table}`,
    )
    const files = uploadedFiles(slug)
    for (const { document } of rowsOf.parse(rows))
      for (const [key, value] of Object.entries(document)) {
        const found = key.endsWith('filename') ? name.safeParse(value).data : undefined
        const size = z
          .number()
          .nullable()
          .catch(null)
          .parse(document[key.replace(/name$/, 'size')] ?? null)
        if (found) named.push({ area: `uploads/${slug}`, files, name: found, size })
      }
  }
  return named
}

const rendered = z.array(z.object({ hash: z.string(), numbers: z.array(z.number()) }))

/** Each picture and the words of each PDF: the seal alone is there also where the rest was lost. */
async function pages(database: Database): Promise<NamedFile[]> {
  const { rows } = await database.execute(sql`
    select ${imports.hash} as hash,
      coalesce(array_agg(distinct ${brochurePages.number}) filter (where ${brochurePages.number} is not null), '{}') as numbers
    from ${imports} left join ${brochurePages} on ${brochurePages.importId} = ${imports.id}
    where ${imports.hash} is not null and ${isOneOf(imports.status, 'done')} group by ${imports.hash}`)
  const files = pageFiles()
  return rendered.parse(rows).flatMap(({ hash, numbers }) => {
    const pictures = numbers.flatMap((number) => pageWidths.map((width) => `${number}-${width}.webp`))
    const names = [folderSeal, 'words.json', ...pictures]
    return names.map((each) => ({ area: 'files/pages', files, name: `${hash}/${each}`, size: null }))
  })
}
