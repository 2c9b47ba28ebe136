import { sql } from '@payloadcms/db-postgres'
import type { ClientBase } from 'pg'
import { named, tables } from '@/server/db/tables'
import type { RejectedLine } from '../read/company-file'
import { execute } from './execute'

const { rejectedRows } = tables.prices

export async function saveRejectedRows(
  client: ClientBase,
  id: string,
  file: string,
  lines: RejectedLine[],
): Promise<void> {
  await execute(
    client,
    sql`insert into ${rejectedRows} (${named(rejectedRows, 'importId', 'file', 'line', 'reason', 'content')})
      select ${id}, ${file}, * from unnest(${sql.param(lines.map(({ line }) => line))}::integer[],
        ${sql.param(lines.map(({ reason }) => reason))}::text[], ${sql.param(lines.map(({ text }) => text))}::text[])`,
  )
}

export async function removeRejectedRows(client: ClientBase, id: string): Promise<void> {
  await execute(client, sql`delete from ${rejectedRows} where ${rejectedRows.importId} = ${id}`)
}
