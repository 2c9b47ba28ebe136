import { Client } from 'pg'
import { z } from 'zod'

/** The schemas of the application: a library makes the tables of its jobs itself. */
const ours = `n.nspname !~ '^(pg_|information_schema$|graphile_worker$)'`

const ofNoExtension = (oid: string) => `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`

/** Each gives the name of an object and its definition. NOT NULL belongs to the columns: Postgres names it by chance. */
const queries = {
  extension: `select e.extname as name, n.nspname as definition
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace`,
  schema: `select n.nspname as name, '' as definition from pg_namespace n where ${ours}`,
  relation: `select c.oid::regclass::text as name,
      concat_ws(' ', c.relkind, c.relpersistence, c.reloptions::text, c.relrowsecurity, c.relreplident,
        pg_get_partkeydef(c.oid), pg_get_expr(c.relpartbound, c.oid)) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and ${ofNoExtension('c.oid')}`,
  column: `select c.oid::regclass || '.' || a.attname as name,
      concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
        'default ' || pg_get_expr(d.adbin, d.adrelid), 'generated ' || a.attgenerated::text, 'identity ' || a.attidentity::text,
        'storage ' || a.attstorage::text, 'compression ' || a.attcompression::text, a.attcollation::regcollation,
        a.attstattarget, a.attoptions::text) as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and ${ours}`,
  constraint: `select k.conrelid::regclass || '.' || k.conname as name,
      pg_get_constraintdef(k.oid) || ' validated ' || k.convalidated as definition
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where k.contype <> 'n' and k.conrelid <> 0 and ${ours}`,
  index: `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('i', 'I') and ${ours}`,
  trigger: `select t.tgrelid::regclass || '.' || t.tgname as name, t.tgenabled::text || ' ' || pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and ${ours}`,
  function: `select p.oid::regprocedure::text as name, regexp_replace(pg_get_functiondef(p.oid), '\\s+', ' ', 'g') as definition
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prokind in ('f', 'p') and ${ours} and ${ofNoExtension('p.oid')}`,
  enum: `select t.oid::regtype::text as name, string_agg(e.enumlabel, ', ' order by e.enumsortorder) as definition
    from pg_type t join pg_enum e on e.enumtypid = t.oid join pg_namespace n on n.oid = t.typnamespace
    where ${ours} group by t.oid`,
  sequence: `select s.seqrelid::regclass::text as name,
      concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle,
        d.refobjid::regclass || '.' || a.attname) as definition
    from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_depend d on d.objid = s.seqrelid and d.deptype in ('a', 'i') and d.refclassid = 'pg_class'::regclass
      left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where ${ours}`,
}

const rows = z.array(z.object({ name: z.string(), definition: z.string() }))

/**
 * All that a schema consists of, from the catalogs of the database: definitions by kind and name, so that two databases
 * compare equal where they are, and a difference names its object. The order of columns is not among it.
 */
export async function schemaOf(databaseUrl: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const found: [string, string][] = []
    for (const [kind, query] of Object.entries(queries)) {
      const answer = await client.query(query)
      for (const { name, definition } of rows.parse(answer.rows)) found.push([`${kind} ${name}`, definition])
    }
    return Object.fromEntries(found.sort())
  } finally {
    await client.end()
  }
}
