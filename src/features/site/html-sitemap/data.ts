import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type LocalizedText, localized } from '@/i18n/localized-text'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'

export type PageName = { slug: string; name: LocalizedText }

const row = z.object({ slug: z.string(), title: z.string().nullable(), title_bg: z.string().nullable() })

async function readPageNames(locale: Locale): Promise<PageName[]> {
  const { rows } = await (await db()).execute(sql`
    select p.slug, l.title, bg.title as title_bg from pages p
    left join pages_locales l on l._parent_id = p.id and l._locale = ${locale}
    left join pages_locales bg on bg._parent_id = p.id and bg._locale = ${defaultLocale}
    where p._status = 'published' order by p.slug`)
  return rows.map((value) => {
    const { slug, title, title_bg } = row.parse(value)
    return { slug, name: localized(title, title_bg, locale) }
  })
}

/** Every published page that editors built from blocks, by its name in a language. */
export function getPageNames(locale: Locale): Promise<PageName[]> {
  return cached({ name: 'page-names', key: [locale], tags: [tag.pages] }, () => readPageNames(locale))
}
