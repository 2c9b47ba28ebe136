import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { baseUnits, type Unit } from '@/domain/pack-size'
import type { VerdictRule } from '@/domain/reduction'
import { type LocalizedText, localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'

const { productGroups, productGroupsLocales } = tables
const bg = alias(productGroupsLocales, 'bg')
const g = alias(productGroups, 'g')
const l = alias(productGroupsLocales, 'l')

const row = z.object({
  number: z.number(),
  slug: z.string(),
  unit: z.enum(baseUnits),
  perishable: z.boolean().nullable(),
  rule: z.enum(productGroups.verdictRule.enumValues),
  title: z.string().nullable(),
  title_bg: z.string().nullable(),
  synonyms: z.string().nullable(),
})

/**
 * `unit` is the base of unit prices; `rule` excludes the group from badges, rankings and alerts, or from verdicts on
 * reductions.
 */
export type ProductGroup = {
  number: number
  slug: string
  unit: Unit
  rule: VerdictRule
  title: LocalizedText
  synonyms: string[]
}

export async function readProductGroups(locale: Locale): Promise<ProductGroup[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${g.number}, ${g.slug}, ${g.baseUnit} as unit, ${g.perishable}, ${g.verdictRule} as rule, ${l.title},
      ${bg.title} as title_bg, ${l.synonyms}
    from ${productGroups} g
    left join ${productGroupsLocales} l on ${l._parentId} = ${g.id} and ${l._locale} = ${locale}
    left join ${productGroupsLocales} bg on ${bg._parentId} = ${g.id} and ${bg._locale} = ${defaultLocale}
    order by ${g.number}`)
  return rows.map((value) => {
    const { title, title_bg, synonyms, perishable, rule, ...group } = row.parse(value)
    return {
      ...group,
      rule: { perishable: perishable ?? false, noVerdict: rule === 'none' ? null : rule },
      title: localized(title, title_bg, locale),
      synonyms: (synonyms ?? '').split(',').flatMap((name) => name.trim() || []),
    }
  })
}

export function getProductGroups(locale: Locale): Promise<ProductGroup[]> {
  return cached({ name: 'product-groups', key: [locale], tags: [tag.productGroups] }, () => readProductGroups(locale))
}
