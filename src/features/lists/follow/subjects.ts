import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { medicineCategory } from '@/domain/medicine'
import { termsOf } from '@/features/search/terms'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { db } from '@/server/cms'
import type { Subject } from './types'

const named = z.object({ name: z.string() })
const category = named.extend({ slug: z.string() })

/**
 * The name of a subject in a language; null for one that does not exist or must not cause alerts: medicines, tobacco and
 * infant formula (product spec, section 4).
 */
export async function nameOf({ kind, value }: Subject, locale: Locale): Promise<string | null> {
  if (kind === 'word') return termsOf(value, locale).length > 0 ? value : null
  if (kind === 'category') {
    return value === medicineCategory ? null : ((await categoryNames([value], locale)).get(value) ?? null)
  }
  const { rows } = await (await db()).execute(statements[kind](value))
  return rows[0] ? named.parse(rows[0]).name : null
}

const statements = {
  shop: (slug: string) => sql`select name from retailers where slug = ${slug} and _status = 'published'`,
  product: (slug: string) => sql`
    select p.title as name from prices.products p
    left join product_groups g on g.number = p.group_number
    where p.slug = ${slug} and coalesce(g.verdict_rule, 'none') = 'none'`,
}

/** What categories are called in a language, by their addresses. */
export async function categoryNames(slugs: string[], locale: Locale): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const { rows } = await (await db()).execute(sql`
    select c.slug, coalesce(l.name, bg.name) as name from categories c
    left join categories_locales l on l._parent_id = c.id and l._locale = ${locale}
    left join categories_locales bg on bg._parent_id = c.id and bg._locale = ${defaultLocale}
    where c.slug = any(${sql.param(slugs)}::text[]) and coalesce(l.name, bg.name) is not null`)
  return new Map(rows.map((row) => category.parse(row)).map(({ slug, name }) => [slug, name]))
}
