import { sql } from '@payloadcms/db-postgres'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { CalendarDay } from '@/domain/calendar-day'
import { daysOfMonth, monthOf } from '@/domain/calendar-day'
import { officialSlug } from '@/domain/official-latin'
import { named, tables } from '@/server/db/tables'
import { execute } from './execute'

const { chains, companies } = tables.prices

/** An arbitrary lock number, unique in this database. */
const partitionLock = 72_405_115

/**
 * Creates the partition of a day's month if it does not exist. Attaching does not block readers; must be committed
 * before the long transaction of an import.
 */
export async function ensureMonth(client: ClientBase, day: CalendarDay): Promise<void> {
  const { from, before } = daysOfMonth(monthOf(day))
  const table = `spans_${from.slice(0, 4)}_${from.slice(5, 7)}`
  const { rows } = await client.query('select to_regclass($1) is not null as found', [`prices.${table}`])
  if (rows[0]?.found === true) return
  await client.query(`
    do $$ begin
      perform pg_advisory_xact_lock(${partitionLock});
      if to_regclass('prices.${table}') is null then
        create table prices.${table} (like prices.spans including all) with (fillfactor = 80);
        alter table prices.spans attach partition prices.${table} for values from ('${from}') to ('${before}');
      end if;
    end $$`)
}

const idRow = z.tuple([z.object({ id: z.number() })])
const idOf = (rows: unknown[]) => idRow.parse(rows.slice(0, 1))[0].id

type ChainKind = { invented: boolean; retailer: string | null }

async function ensureChain(client: ClientBase, name: string, { invented, retailer }: ChainKind): Promise<number> {
  const known = await execute(client, sql`select ${chains.id} from ${chains} where ${chains.name} = ${name}`)
  if (known.length > 0) return idOf(known)
  const base = officialSlug(name) || 'chain'
  const slug = sql`case when n = 1 then ${base}::text else ${base}::text || '-' || n end`
  const rows = await execute(
    client,
    sql`insert into ${chains} (${named(chains, 'name', 'slug', 'invented', 'retailerId')})
      select ${name}, ${slug}, ${invented}, ${retailer}
      from generate_series(1, 1000) n
      where not exists (select from ${chains} where ${chains.slug} = ${slug})
      order by n limit 1 returning ${chains.id}`,
  )
  return idOf(rows)
}

type CompanyOfChain = { number: string; company: string | null; chain: string }

/** Name and chain of a company are those of its newest day. */
export async function ensureCompany(
  client: ClientBase,
  { number, company, chain }: CompanyOfChain,
  { newest, ...kind }: ChainKind & { newest: boolean },
): Promise<number> {
  const chainId = await ensureChain(client, chain, kind)
  const [chainOf, nameOf] = [named(companies, 'chainId'), named(companies, 'name')]
  const rows = await execute(
    client,
    sql`insert into ${companies} (${named(companies, 'chainId', 'number', 'name')})
      values (${chainId}, ${number}, ${company})
      on conflict (${named(companies, 'number')}) do update set
        ${chainOf} = case when ${newest} then excluded.${chainOf} else ${companies.chainId} end,
        ${nameOf} = case when ${newest} then coalesce(excluded.${nameOf}, ${companies.name}) else ${companies.name} end
      returning ${companies.id}`,
  )
  return idOf(rows)
}
