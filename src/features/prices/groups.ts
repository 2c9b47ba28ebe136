import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { localized } from '@/features/brochures/card-query'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { cached } from '@/server/cache'
import { tag } from '@/server/cache-tags'
import { db } from '@/server/cms'
import type { ProductGroup } from './types'

const row = z.object({
  number: z.coerce.number(),
  slug: z.string(),
  base_unit: z.enum(['kg', 'l', 'piece']),
  perishable: z.boolean().nullable(),
  verdict_rule: z.enum(['none', 'medicine', 'tobacco', 'infant-formula']),
  title: z.string().nullable(),
  title_bg: z.string().nullable(),
})

export async function readProductGroups(locale: Locale): Promise<ProductGroup[]> {
  const { rows } = await (await db()).execute(sql`
    select g.number, g.slug, g.base_unit, g.perishable, g.verdict_rule, l.title, bg.title as title_bg
    from product_groups g
    left join product_groups_locales l on l._parent_id = g.id and l._locale = ${locale}
    left join product_groups_locales bg on bg._parent_id = g.id and bg._locale = ${defaultLocale}
    order by g.number`)
  return rows.map((value) => {
    const { number, slug, base_unit: unit, perishable, verdict_rule: kind, title, title_bg } = row.parse(value)
    const rule = { perishable: perishable ?? false, noVerdict: kind === 'none' ? null : kind }
    return { number, slug, unit, rule, title: localized(title, title_bg, locale) }
  })
}

/** The official groups by number. */
export function getProductGroups(locale: Locale): Promise<ProductGroup[]> {
  return cached({ name: 'price-groups', key: [locale], tags: [tag.productGroups] }, () => readProductGroups(locale))
}
