import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { type LocalizedText, localized } from '@/i18n/foreign-lang'
import { inLanguage } from '@/i18n/in-language'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { cmsAs, db } from '@/server/cms'
import type { CmsUser } from '@/server/cms-user'
import { readableRows } from '@/server/db/readable-rows'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { legalPages, legalPagesLocales } = tables
const bg = alias(legalPagesLocales, 'bg')
const l = alias(legalPagesLocales, 'l')
const p = alias(legalPages, 'p')

const dayRow = z.object({ day: z.string() })

/**
 * The days from which published versions apply, latest first: `days` up to `today`, the first of which is that of the
 * version in force, and `coming` after it.
 */
export type LegalDays = { days: CalendarDay[]; coming: CalendarDay[] }

export async function readLegalDays(database: Database, slug: string, today = sofiaDay()): Promise<LegalDays> {
  const { rows } = await database.execute(sql`
    select ${legalPages.validFrom} as day from ${legalPages}
    where ${legalPages.slug} = ${slug} and ${isPublished(legalPages)} and ${legalPages.validFrom} is not null
    order by ${legalPages.validFrom} desc`)
  const all = rows.map((value) => dayRow.parse(value).day)
  return { days: all.filter((day) => day <= today), coming: all.filter((day) => day > today) }
}

const pageRow = z.object({
  title: z.string().nullable(),
  title_bg: z.string().nullable(),
  summary: z.string().nullable(),
  summary_bg: z.string().nullable(),
  text: z.looseObject({}).nullable(),
  text_bg: z.looseObject({}).nullable(),
})

/** Not limited to versions in force. */
export async function readLegalPage(
  database: Database,
  slug: string,
  day: CalendarDay,
  locale: Locale,
): Promise<LegalPage | null> {
  const { rows } = await database.execute(sql`
    select ${l.title}, ${bg.title} as title_bg, ${l.summary}, ${bg.summary} as summary_bg, ${l.text},
      ${bg.text} as text_bg
    from ${legalPages} p
    left join ${legalPagesLocales} l on ${l._parentId} = ${p.id} and ${l._locale} = ${locale}
    left join ${legalPagesLocales} bg on ${bg._parentId} = ${p.id} and ${bg._locale} = ${defaultLocale}
    where ${p.slug} = ${slug} and ${p.validFrom} = ${day} and ${isPublished(p)}`)
  if (!rows[0]) return null
  const { title, title_bg, summary, summary_bg, text, text_bg } = pageRow.parse(rows[0])
  return {
    slug,
    title: localized(title, title_bg, locale),
    summary: localized(summary, summary_bg, locale),
    text: text ? { content: text, lang: locale } : { content: text_bg, lang: defaultLocale },
    validFrom: day,
  }
}

const shownRow = z.object({ slug: z.string(), title: z.string().nullable(), title_bg: z.string().nullable() })

async function readLegalLinks(locale: Locale): Promise<Pick<LegalPage, 'slug' | 'title'>[]> {
  const { rows } = await (await db()).execute(sql`
    select p.slug, ${l.title}, ${bg.title} as title_bg from (
      select distinct on (${legalPages.slug}) ${legalPages.id}, ${legalPages.slug} from ${legalPages}
      where ${isPublished(legalPages)} and ${legalPages.validFrom} <= ${sofiaDay()}
        order by ${legalPages.slug}, ${legalPages.validFrom} desc
    ) p
    left join ${legalPagesLocales} l on ${l._parentId} = p.id and ${l._locale} = ${locale}
    left join ${legalPagesLocales} bg on ${bg._parentId} = p.id and ${bg._locale} = ${defaultLocale}
    order by coalesce(${l.title}, ${bg.title}), p.slug`)
  return readableRows(shownRow, rows, 'content/legal').map(({ slug, title, title_bg }) => ({
    slug,
    title: localized(title, title_bg, locale),
  }))
}

export type LegalPageWithDays = LegalPage & LegalDays

const tags = [tag.legalPages, dayTag]

/** The version in force today, or the published one that applies from `day`; null without one in force. */
export async function getLegalPage(slug: string, locale: Locale, day?: string): Promise<LegalPageWithDays | null> {
  const known = await cached({ name: 'legal-days', key: [slug], tags }, async () => {
    const found = await readLegalDays(await db(), slug)
    // Anybody may make up an address: a read that finds null is not kept.
    return found.days.length + found.coming.length > 0 ? found : null
  })
  if (!known) return null
  const [current] = known.days
  const chosen = day ? [...known.coming, ...known.days].find((each) => each === day) : current
  if (!current || !chosen) return null
  const page = await cached({ name: 'legal-page', key: [slug, chosen, locale], tags }, async () =>
    readLegalPage(await db(), slug, chosen, locale),
  )
  return page && { ...page, ...known }
}

export function getLegalLinks(locale: Locale): Promise<Pick<LegalPage, 'slug' | 'title'>[]> {
  return cached({ name: 'legal-links', key: [locale], tags }, () => readLegalLinks(locale))
}

/** `text.content` is as the CMS editor stores it. */
export type LegalPage = {
  slug: string
  title: LocalizedText
  summary: LocalizedText
  text: { content: object | null; lang: Locale }
  validFrom: CalendarDay
}

/** A version as it would be published now, read with the rights of the staff member. */
export async function getDraftLegalPage(id: string, locale: Locale, user: CmsUser): Promise<LegalPageWithDays | null> {
  if (!z.uuid().safeParse(id).success) return null
  const { cms, rights } = await cmsAs(user)
  const draft = await cms.findByID({
    collection: 'legal-pages',
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    ...rights,
  })
  if (!draft) return null
  const { slug, title, summary, text, validFrom, lang = locale } = inLanguage(draft, locale)
  const today = sofiaDay()
  const day = validFrom || today
  return {
    slug: slug || 'draft',
    title: { text: title ?? '', lang },
    summary: { text: summary ?? '', lang },
    text: { content: text ?? null, lang },
    validFrom: day,
    ...(day > today ? { days: [], coming: [day] } : { days: [day], coming: [] }),
  }
}

export function legalPath(slug: string, day?: CalendarDay): string {
  return day ? `/legal/${slug}/${day}` : `/legal/${slug}`
}
