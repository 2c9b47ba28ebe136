import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { locales } from '@/i18n/routing'

const today = sofiaDay()

type Sample = {
  slug: string
  title: string
  from: number
  to: number
  retailer: string
  category: string
  imported?: boolean
}

/** Two shops in two categories with a few brochures; `ids` maps slugs to ids, with `brochure …` for brochures. */
export async function sampleShops(cms: Payload) {
  const ids: Record<string, string> = {}

  async function addImport(brochure: string): Promise<void> {
    const run = cms.db.drizzle.execute.bind(cms.db.drizzle)
    const { rows } = await run(sql`
      with file as (insert into brochure_files (id) values (gen_random_uuid()) returning id)
      insert into imports (id, brochure_id, file_id, status) select gen_random_uuid(), ${brochure}, id, 'done' from file
      returning id`)
    const id = rows[0]?.id
    await run(sql`
      insert into brochure_pages (id, import_id, brochure_id, number, position, width, height, placeholder, text)
      values (gen_random_uuid(), ${id}, ${brochure}, 1, 1, 595, 842, 'data:image/webp;base64,', '')`)
    await run(sql`update brochures set active_import_id = ${id} where id = ${brochure}`)
    await run(sql`update _brochures_v set version_active_import_id = ${id} where parent_id = ${brochure}`)
  }

  /** As in brochures that were published before publishing required pages. */
  async function removeImport(brochure: string): Promise<void> {
    const run = cms.db.drizzle.execute.bind(cms.db.drizzle)
    await run(sql`update brochures set active_import_id = null where id = ${brochure}`)
    await run(sql`update _brochures_v set version_active_import_id = null where parent_id = ${brochure}`)
    await run(sql`delete from brochure_pages where brochure_id = ${brochure}`)
    await run(sql`delete from imports where brochure_id = ${brochure}`)
  }

  async function publish({ slug, title, from, to, retailer, category, imported = true }: Sample): Promise<string> {
    const { id } = await cms.create({
      collection: 'brochures',
      locale: 'bg',
      draft: true,
      data: {
        slug,
        title,
        retailer: ids[retailer] ?? '',
        category: ids[category] ?? '',
        validFrom: addDays(today, from),
        validTo: addDays(today, to),
        _status: 'draft',
      },
    })
    await addImport(id)
    for (const locale of locales) {
      await cms.update({ collection: 'brochures', id, locale, draft: true, data: { title, summary: 'Оферти' } })
    }
    await cms.update({ collection: 'brochures', id, data: { _status: 'published' } })
    if (!imported) await removeImport(id)
    ids[`brochure ${slug}`] = id
    return id
  }

  const categories = [
    { slug: 'supermarket', name: 'Супермаркети' },
    { slug: 'toys', name: 'Играчки' },
  ]
  for (const { slug, name } of categories) {
    const created = await cms.create({
      collection: 'categories',
      locale: 'bg',
      data: { slug, name, icon: 'tag', order: 1 },
    })
    ids[slug] = created.id
  }
  for (const [slug, name] of [
    ['zora', 'Зора'],
    ['veselka', 'Веселка'],
  ] as const) {
    const created = await cms.create({
      collection: 'retailers',
      data: { slug, name, colour: '#336699', _status: 'published' },
    })
    ids[slug] = created.id
  }
  await publish({
    slug: 'current',
    title: 'Плодове и зеленчуци',
    from: -1,
    to: 3,
    retailer: 'zora',
    category: 'supermarket',
  })
  await publish({ slug: 'upcoming', title: 'Плодове идват', from: 2, to: 9, retailer: 'zora', category: 'supermarket' })
  await publish({
    slug: 'past',
    title: 'Плодове от лятото',
    from: -30,
    to: -20,
    retailer: 'zora',
    category: 'supermarket',
  })
  await publish({
    slug: 'toys',
    title: 'Пъзели и плодове за игра',
    from: -1,
    to: 3,
    retailer: 'veselka',
    category: 'toys',
  })
  return { ids, publish, addImport }
}
