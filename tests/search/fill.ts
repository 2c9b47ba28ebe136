import { sql } from '@payloadcms/db-postgres'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { locales } from '@/i18n/routing'
import type { Corpus, CorpusBrochure } from './corpus/types'

type Database = Awaited<ReturnType<typeof import('@/server/cms').db>>

const uuid = sql`gen_random_uuid()`

export async function fillCorpus(database: Database, corpus: Corpus): Promise<void> {
  for (const [order, { slug, name }] of corpus.categories.entries()) {
    const { rows } = await database.execute(
      sql`insert into categories (id, slug, icon, "order") values (${uuid}, ${slug}, 'tag', ${order}) returning id`,
    )
    for (const locale of locales) {
      await database.execute(sql`
        insert into categories_locales (name, _locale, _parent_id) values (${name[locale]}, ${locale}, ${rows[0]?.id})`)
    }
  }
  for (const { slug, name, category, description } of corpus.retailers) {
    const { rows } = await database.execute(sql`
      insert into retailers (id, name, slug, _status) values (${uuid}, ${name}, ${slug}, 'published') returning id`)
    await database.execute(sql`
      insert into retailers_rels ("order", parent_id, path, categories_id)
      select 1, ${rows[0]?.id}::uuid, 'categories', id from categories where slug = ${category}`)
    for (const locale of locales) {
      await database.execute(sql`
        insert into retailers_locales (description, _locale, _parent_id)
        values (${description[locale]}, ${locale}, ${rows[0]?.id})`)
    }
  }
  for (const brochure of corpus.brochures) await fillBrochure(database, brochure)
}

async function fillBrochure(database: Database, brochure: CorpusBrochure): Promise<void> {
  const today = sofiaDay()
  const { rows } = await database.execute(sql`
    insert into brochures (id, slug, retailer_id, category_id, valid_from, valid_to, published_at, _status)
    select ${uuid}, ${brochure.slug}, r.id, c.id, ${addDays(today, brochure.from)}, ${addDays(today, brochure.to)}, now(), 'published'
    from retailers r, categories c where r.slug = ${brochure.retailer} and c.slug = ${brochure.category}
    returning id`)
  const id = rows[0]?.id
  for (const locale of locales) {
    await database.execute(sql`
      insert into brochures_locales (title, summary, _locale, _parent_id)
      values (${brochure.title[locale]}, ${brochure.summary[locale]}, ${locale}, ${id})`)
  }
  const file = await database.execute(sql`insert into brochure_files (id) values (${uuid}) returning id`)
  const started = await database.execute(sql`
    insert into imports (id, brochure_id, file_id, status, hash, page_count)
    values (${uuid}, ${id}, ${file.rows[0]?.id}, 'done', md5(${brochure.slug}), ${brochure.pages.length}) returning id`)
  const importId = started.rows[0]?.id
  for (const [index, text] of brochure.pages.entries()) {
    await database.execute(sql`
      insert into brochure_pages (id, import_id, brochure_id, number, position, hidden, width, height, placeholder, text)
      values (${uuid}, ${importId}, ${id}, ${index + 1}, ${index + 1}, false, 595, 842, '', ${text.replaceAll('*', '')})`)
    for (const line of text.split('\n').filter((line) => line.startsWith('*'))) {
      await database.execute(sql`
        insert into offers (id, brochure_id, page_number, title, price_cents, published)
        values (${uuid}, ${id}, ${index + 1}, ${line.slice(1)}, 199, true)`)
    }
  }
  await database.execute(sql`update brochures set active_import_id = ${importId} where id = ${id}`)
}
