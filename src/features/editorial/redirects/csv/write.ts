import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { invalidate } from '@/server/cache/invalidate'
import { tag } from '@/server/cache/tags'
import { transactionOf } from '@/server/db/transaction'
import type { Plan } from './plan'
import type { Target } from './stored'

/** Above this number it is cheaper to invalidate all redirects than to name each. */
const mostNamed = 500

/** Carries out a plan in the transaction of the request, with a constant number of statements. */
export async function writePlan(
  req: PayloadRequest,
  { create, change, remove }: Plan,
  targets: ReadonlyMap<string, Target>,
): Promise<void> {
  const database = await transactionOf(req)
  const rows = [
    ...create.map(({ fields }) => ({ id: randomUUID(), ...fields })),
    ...change.map(({ id, fields }) => ({ id, ...fields })),
  ]
  const gone = remove.map(({ id }) => id)
  await database.execute(sql`delete from redirects where id = any(${sql.param(gone)}::uuid[])`)
  await database.execute(sql`
    insert into redirects (id, "from", "to", status, hits, created_at, updated_at)
    select id, "from", "to", status::enum_redirects_status, 0, now(), now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id uuid, "from" text, "to" text, status text)
    on conflict (id) do update set ("to", status, updated_at) = (excluded."to", excluded.status, excluded.updated_at)`)
  const ids = rows.map(({ id }) => id)
  await database.execute(sql`delete from redirects_rels where parent_id = any(${sql.param(ids)}::uuid[])`)
  const follows = rows.flatMap(({ id, document }) => {
    const target = document ? targets.get(document) : undefined
    return target ? [{ parent: id, collection: target.collection, document: target.id }] : []
  })
  for (const collection of new Set(follows.map((one) => one.collection))) {
    const list = JSON.stringify(follows.filter((one) => one.collection === collection))
    await database.execute(sql`
      insert into redirects_rels (parent_id, path, ${sql.identifier(`${collection}_id`)})
      select parent, 'document', document from jsonb_to_recordset(${list}::jsonb) as row(parent uuid, document uuid)`)
  }
  const paths = [...rows, ...remove].map(({ from }) => from)
  await invalidate(paths.length > mostNamed ? [tag.redirects] : paths.map(tag.address), req)
}
