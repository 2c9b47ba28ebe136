import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { localized } from '@/i18n/localized-text'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import type { LegalPage } from './types'

const { legalPages, legalPagesLocales } = tables
const bg = alias(legalPagesLocales, 'bg')
const l = alias(legalPagesLocales, 'l')
const p = alias(legalPages, 'p')

const dayRow = z.object({ day: z.string() })

/** The days from which versions of a page have been in force, the latest first: that is the one in force today. */
export async function readLegalDays(slug: string): Promise<CalendarDay[] | null> {
  const { rows } = await (await db()).execute(sql`
    select ${legalPages.validFrom} as day from ${legalPages}
    where ${legalPages.slug} = ${slug} and ${legalPages._status} = 'published'
      and ${legalPages.validFrom} <= ${sofiaDay()} order by ${legalPages.validFrom} desc`)
  return rows.length > 0 ? rows.map((value) => dayRow.parse(value).day) : null
}

const pageRow = z.object({
  title: z.string().nullable(),
  title_bg: z.string().nullable(),
  summary: z.string().nullable(),
  summary_bg: z.string().nullable(),
  text: z.looseObject({}).nullable(),
  text_bg: z.looseObject({}).nullable(),
})

/** A published version of a page, whatever its day. */
export async function readLegalPage(slug: string, day: CalendarDay, locale: Locale): Promise<LegalPage | null> {
  const { rows } = await (await db()).execute(sql`
    select ${l.title}, ${bg.title} as title_bg, ${l.summary}, ${bg.summary} as summary_bg, ${l.text},
      ${bg.text} as text_bg
    from ${legalPages} p
    left join ${legalPagesLocales} l on ${l._parentId} = ${p.id} and ${l._locale} = ${locale}
    left join ${legalPagesLocales} bg on ${bg._parentId} = ${p.id} and ${bg._locale} = ${defaultLocale}
    where ${p.slug} = ${slug} and ${p.validFrom} = ${day} and ${p._status} = 'published'`)
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

/** The pages with a version in force, by their titles. */
export async function readLegalLinks(locale: Locale): Promise<Pick<LegalPage, 'slug' | 'title'>[]> {
  const { rows } = await (await db()).execute(sql`
    select p.slug, ${l.title}, ${bg.title} as title_bg from (
      select distinct on (${legalPages.slug}) ${legalPages.id}, ${legalPages.slug} from ${legalPages}
      where ${legalPages._status} = 'published' and ${legalPages.validFrom} <= ${sofiaDay()}
        order by ${legalPages.slug}, ${legalPages.validFrom} desc
    ) p
    left join ${legalPagesLocales} l on ${l._parentId} = p.id and ${l._locale} = ${locale}
    left join ${legalPagesLocales} bg on ${bg._parentId} = p.id and ${bg._locale} = ${defaultLocale}
    order by coalesce(${l.title}, ${bg.title}), p.slug`)
  return rows.map((value) => {
    const { slug, title, title_bg } = shownRow.parse(value)
    return { slug, title: localized(title, title_bg, locale) }
  })
}
