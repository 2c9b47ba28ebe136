import { parseArgs } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { sofiaDay } from '@/domain/calendar-day'
import { cmsSystem, db } from '@/server/cms'
import { rebuildSearchIndex } from '@/server/search-index/rebuild'

const { values } = parseArgs({ options: { brochures: { type: 'string', default: '100000' } } })
const wanted = Number(values.brochures)
const perBatch = 10_000
const pagesEach = 4
const offersEach = 10

/**
 * Fills the database with copies of the demonstration's brochures for measuring: a tenth is current, a fiftieth is
 * upcoming, the rest is the past of three years. Writes only what is missing, so it can be repeated.
 */
const cms = await cmsSystem()
const database = await db()
const today = sofiaDay()

const { rows } = await database.execute(sql`select count(*)::int as count from brochures where slug like 'large-%'`)
const present = Number(rows[0]?.count ?? 0)
console.log(`${present} of ${wanted} brochures are there.`)
for (let from = present + 1; from <= wanted; from += perBatch) {
  const to = Math.min(from + perBatch - 1, wanted)
  await database.transaction(async (transaction) => {
    for (const statement of statements(from, to)) await transaction.execute(statement)
  })
  console.log(`  ${to} brochures`)
}
if (present < wanted) {
  await database.execute(sql`analyze`)
  let lastReported = 0
  await rebuildSearchIndex((done) => {
    if (done - lastReported < perBatch) return
    lastReported = done
    console.log(`  ${done} brochures in the search index`)
  })
  await database.execute(sql`analyze`)
}
await cms.destroy()
process.exit(0)

function statements(from: number, to: number) {
  const copies = sql`
    with models as (
      select row_number() over (order by slug) - 1 as place, count(*) over () as models, *
      from brochures where _status = 'published' and active_import_id is not null and slug not like 'large-%'
    ), copies as (
      select n, md5('brochure ' || n)::uuid as copy, md5('import ' || n)::uuid as import, models.*,
        ${today}::date + case when n % 50 = 0 then 9 when n % 10 = 0 then (n / 10 % 7)::int else -4 - n % 1000 end as last
      from generate_series(${from}::int, ${to}::int) n join models on place = n % models
    )`
  const days = sql`to_char(last - 6, 'YYYY-MM-DD'), to_char(last, 'YYYY-MM-DD')`
  return [
    sql`${copies}
      insert into brochures (id, valid_from, valid_to, file_id, slug, retailer_id, category_id, allow_download,
        website, contact_email, contact_phone, contact_address, published_at, _status)
      select copy, ${days}, file_id, 'large-' || n, retailer_id, category_id, allow_download,
        website, contact_email, contact_phone, contact_address, last - 7, 'published' from copies`,
    sql`${copies}
      insert into imports (id, brochure_id, file_id, status, pages_done, page_count, hash, finished_at)
      select import, copy, m.file_id, 'done', m.page_count, m.page_count, m.hash, now()
      from copies join imports m on m.id = active_import_id`,
    // A brochure and its import refer to each other, so the link to the import is written last.
    sql`update brochures set active_import_id = imports.id from imports
      where imports.brochure_id = brochures.id and brochures.active_import_id is null and brochures.slug like 'large-%'`,
    sql`${copies}
      insert into brochures_locales (title, summary, _locale, _parent_id)
      select l.title || ' ' || n, l.summary, l._locale, copy from copies join brochures_locales l on l._parent_id = copies.id`,
    sql`${copies}
      insert into brochure_pages (id, import_id, brochure_id, number, position, hidden, width, height, placeholder, text, links)
      select gen_random_uuid(), import, copy, p.number, p.position, false, p.width, p.height, p.placeholder, p.text, p.links
      from copies join brochure_pages p on p.import_id = active_import_id and p.number <= ${pagesEach}`,
    sql`${copies}
      insert into offers (id, brochure_id, page_number, title, brand, pack_size, price_cents, old_price_cents,
        unit_price_cents, unit, loyalty_only, box_x, box_y, box_width, box_height, retailer_id, category_id, current_from,
        current_to, published)
      select gen_random_uuid(), copy, o.page_number, o.title, o.brand, o.pack_size, o.price_cents, o.old_price_cents,
        o.unit_price_cents, o.unit, o.loyalty_only, o.box_x, o.box_y, o.box_width, o.box_height, o.retailer_id,
        o.category_id, ${days}, true
      from copies join lateral (
        select * from offers where brochure_id = copies.id and page_number <= ${pagesEach} order by id limit ${offersEach}
      ) o on true`,
  ]
}
