import type { ClientBase } from 'pg'
import type { RejectedLine } from '../read/company-file'

export async function saveRejectedRows(
  client: ClientBase,
  id: string,
  file: string,
  lines: RejectedLine[],
): Promise<void> {
  await client.query(
    `insert into prices.rejected_rows (import_id, file, line, reason, content)
     select $1, $2, * from unnest($3::integer[], $4::text[], $5::text[])`,
    [id, file, lines.map(({ line }) => line), lines.map(({ reason }) => reason), lines.map(({ text }) => text)],
  )
}
