import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Database } from '@/server/db/transaction'

const constraints = z.array(z.object({ name: z.string(), orphans: z.string() }))
const counted = z.tuple([z.object({ count: z.number() })])

/**
 * Rows whose foreign key leads nowhere. Postgres refuses them when they are written; what it does not notice is a
 * damaged copy.
 */
export async function brokenReferences(database: Database): Promise<{ checked: number; broken: string[] }> {
  const { rows } = await database.execute(sql`
    select format('%s of %s', conname, conrelid::regclass) as name,
      format('select count(*)::int as count from %s child where %s and not exists (select from %s parent where %s)',
        conrelid::regclass,
        (select string_agg(format('child.%I is not null', attname), ' and ') from pg_attribute
          where attrelid = conrelid and attnum = any(conkey)),
        confrelid::regclass,
        (select string_agg(format('parent.%I = child.%I', parent.attname, child.attname), ' and ')
          from unnest(conkey, confkey) pair (child, parent)
          join pg_attribute child on child.attrelid = conrelid and child.attnum = pair.child
          join pg_attribute parent on parent.attrelid = confrelid and parent.attnum = pair.parent)) as orphans
    from pg_constraint where contype = 'f' and conparentid = 0 order by name`)
  const broken: string[] = []
  const all = constraints.parse(rows)
  for (const { name, orphans } of all) {
    const [{ count }] = counted.parse((await database.execute(sql.raw(orphans))).rows)
    if (count > 0) broken.push(`${name}: ${count} rows lead nowhere`)
  }
  return { checked: all.length, broken }
}
