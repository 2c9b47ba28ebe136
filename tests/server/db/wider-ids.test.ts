import { Client } from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import { ensureMonth } from '@/features/price-data/import/store/chains'
import { atEnd } from '../../setup/at-end'
import { freshCms } from '../../setup/cms'
import { schemaOf } from '../../setup/schema-of'

const { payload, url } = await freshCms()
const step = '20261129_083500_wider_ids'
let wider: Record<string, string>
let narrow: Record<string, string>

async function open() {
  const client = new Client({ connectionString: url })
  await client.connect()
  atEnd(() => client.end())
  const ask = async (text: string, name?: string) => (await client.query({ text, name, rowMode: 'array' })).rows
  return { client, ask }
}

const { client, ask } = await open()
const months = ['2026-09', '2026-10', '2026-11']
const contents = () =>
  ask(`select s::text, t::text from prices.spans s join prices.listings l on l.id = s.listing_id
    left join prices.latest t on t.listing_id = s.listing_id and t.place_id = s.place_id order by 1`)

beforeAll(async () => {
  for (const month of months) await ensureMonth(client, `${month}-01`)
  await ask('grant select on prices.spans, prices.spans_2026_10 to public')
  wider = await schemaOf(url)
  await ask(`update payload_migrations set batch = 2 where name = '${step}'`)
  await payload.db.migrateDown()
  narrow = await schemaOf(url)
  await ask(`
    insert into prices.chains (name, slug) values ('Алфа', 'alfa');
    insert into prices.companies (chain_id, number) select id, '1' from prices.chains;
    insert into prices.places (id, code, name) values (0, 'BG', 'България'), (32767, '68134', 'София');
    insert into prices.listings (company_id, code, name) select id, n, 'Масло' from prices.companies, generate_series(1, 50) n;
    insert into prices.spans (listing_id, place_id, first_day, last_day, low, median, high, promo, stores, bgn_low)
      select l.id, p.id, month, month + 9, l.id, l.id, l.id, nullif(p.id, 0), 32767, null
      from prices.listings l, prices.places p, unnest('{${months.map((month) => `${month}-02`)}}'::date[]) month;
    insert into prices.latest select listing_id, place_id, last_day, low, median, high, promo, stores
      from prices.spans where first_day > '2026-11-01';
    insert into search.product_kinds (ranked, chains, places, sold) values (true, '{1}', '{32767}', '{65535}')`)
})

const waitingForAll = `select count(*)::int from pg_locks where locktype = 'relation' and not granted
  and mode = 'AccessExclusiveLock' and database = (select oid from pg_database where datname = current_database())`

it('widens numbers while a reader holds the prices, others are answered, and imports wait', async () => {
  const before = await contents()
  expect(before).toHaveLength(300)
  const [slow, named] = [await open(), await open()]
  const sum =
    'select count(*)::int, sum(s.place_id)::int from prices.spans s join prices.listings l on l.id = s.listing_id'
  const answer = await named.ask(sum, 'sum')
  await slow.ask('begin')
  await slow.ask(sum)
  const migrated = payload.db.migrate()
  await vi.waitFor(async () => expect(await ask(waitingForAll)).not.toEqual([[0]]), { timeout: 60_000, interval: 20 })
  expect(await named.ask(sum, 'sum')).toEqual(answer)
  expect(await ask('select pg_try_advisory_xact_lock(72405114), pg_try_advisory_xact_lock(72405115)')).toEqual([
    [false, false],
  ])
  await slow.ask('commit')
  await migrated

  expect(await named.ask(sum, 'sum')).toEqual(answer)
  expect(await contents()).toEqual(before)
  expect(await schemaOf(url)).toEqual(wider)
  expect(narrow).not.toEqual(wider)
  const may = `select c.relname, has_table_privilege('public', c.oid, 'select') from pg_class c
    where c.oid in ('prices.spans'::regclass, 'prices.spans_2026_09'::regclass, 'prices.spans_2026_10'::regclass) order by 1`
  expect(await ask(may)).toEqual([
    ['spans', true],
    ['spans_2026_09', false],
    ['spans_2026_10', true],
  ])
})

it('kinds that the version before wrote or writes have the wide numbers, and it reads what fits of the others', async () => {
  await ask(`
    insert into search.product_kinds (ranked, chains, places, sold)
      values (true, '{2}'::smallint[], '{3}'::smallint[], '{65539}'::integer[]);
    insert into search.product_kinds (ranked, chain_ids, places, sold_pairs)
      values (true, '{2,70000}', '{3}', '{65539,2293760003}')`)
  expect(await ask('select chains, sold, chain_ids, sold_pairs::text from search.product_kinds order by id')).toEqual([
    [[1], [65_535], [1], '{65535}'],
    [[2], [65_539], [2], '{65539}'],
    [[2], [65_539], [2, 70_000], '{65539,2293760003}'],
  ])
})
