import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { CalendarDay } from '@/domain/calendar-day'
import { daysOfMonth, monthOf } from '@/domain/calendar-day'
import { officialSlug } from '@/domain/official-latin'

/** An arbitrary lock number, unique in this database. */
const partitionLock = 72_405_115

/**
 * Creates the partition of a day's month if it does not exist. Attaching does not block readers; must be committed before the
 * long transaction of an import.
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

export type ChainKind = { invented: boolean; retailer: string | null }

/** The chain of this name, created if it is new. */
async function ensureChain(client: ClientBase, name: string, { invented, retailer }: ChainKind): Promise<number> {
  const known = await client.query('select id from prices.chains where name = $1', [name])
  if (known.rows.length > 0) return idOf(known.rows)
  const slug = officialSlug(name) || 'chain'
  const { rows } = await client.query(
    `insert into prices.chains (name, slug, invented, retailer_id)
     select $1, case when n = 1 then $2 else $2 || '-' || n end, $3, $4
     from generate_series(1, 1000) n
     where not exists (select from prices.chains where slug = case when n = 1 then $2 else $2 || '-' || n end)
     order by n limit 1 returning id`,
    [name, slug, invented, retailer],
  )
  return idOf(rows)
}

export type CompanyOfChain = { number: string; company: string | null; chain: string }

/** The company of this number; its name and its chain are those of its newest day. */
export async function ensureCompany(
  client: ClientBase,
  { number, company, chain }: CompanyOfChain,
  { newest, ...kind }: ChainKind & { newest: boolean },
): Promise<number> {
  const chainId = await ensureChain(client, chain, kind)
  const { rows } = await client.query(
    `insert into prices.companies (chain_id, number, name) values ($1, $2, $3)
     on conflict (number) do update set
       chain_id = case when $4 then excluded.chain_id else companies.chain_id end,
       name = case when $4 then coalesce(excluded.name, companies.name) else companies.name end
     returning id`,
    [chainId, number, company, newest],
  )
  return idOf(rows)
}
