import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { localized } from '@/features/brochures/card-query'
import type { LocalizedText } from '@/features/brochures/types'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { cached } from '@/server/cache'
import { dayTag, tag } from '@/server/cache-tags'
import { db } from '@/server/cms'

/** `icon` is the name of a Lucide icon; `current` counts the brochures that are valid today. */
export type Category = {
  id: string
  slug: string
  name: LocalizedText
  description: LocalizedText
  icon: string
  current: number
}

const row = z.object({
  id: z.string(),
  slug: z.string(),
  icon: z.string(),
  name: z.string().nullable(),
  name_bg: z.string().nullable(),
  description: z.string().nullable(),
  description_bg: z.string().nullable(),
  current: z.coerce.number(),
})

async function readCategories(locale: Locale): Promise<Category[]> {
  const today = sofiaDay()
  const { rows } = await (await db()).execute(sql`
    select c.id, c.slug, c.icon, l.name, bg.name as name_bg, l.description, bg.description as description_bg,
      (select count(*) from brochures b join retailers r on r.id = b.retailer_id and r._status = 'published'
        where b.category_id = c.id and b._status = 'published'
          and b.valid_from <= ${today} and b.valid_to >= ${today}) as current
    from categories c
    left join categories_locales l on l._parent_id = c.id and l._locale = ${locale}
    left join categories_locales bg on bg._parent_id = c.id and bg._locale = ${defaultLocale}
    order by c."order", c.slug`)
  return rows.map((value) => {
    const { id, slug, icon, current, ...texts } = row.parse(value)
    return {
      id,
      slug,
      icon,
      current,
      name: localized(texts.name, texts.name_bg, locale),
      description: localized(texts.description, texts.description_bg, locale),
    }
  })
}

/** The categories in the editors' order. */
export function getCategories(locale: Locale): Promise<Category[]> {
  return cached(
    { name: 'categories', key: [locale], tags: [tag.categories, tag.brochures, tag.retailers, dayTag] },
    () => readCategories(locale),
  )
}

export async function getCategory(slug: string, locale: Locale): Promise<Category | null> {
  return (await getCategories(locale)).find((category) => category.slug === slug) ?? null
}
