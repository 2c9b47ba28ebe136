import { freeSlug } from '@collections/fields/slug'
import { createLocalReq, isolateObjectProperty } from 'payload'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { slugMaxLength } from '@/domain/slug'
import { withDaysOf } from '@/features/editorial/brochure-draft/draft-texts'
import { locales } from '@/i18n/routing'
import { cmsAs } from '@/server/cms'
import type { CmsUser } from '@/server/cms-user'
import { transactionOf, withTransaction } from '@/server/db/transaction'

const inLocales = z.partialRecord(z.enum(locales), z.string().nullish()).nullish()
const textsSchema = z.object({ title: inLocales, summary: inLocales })

/**
 * Copies a brochure's texts in every language, retailer and category into a new draft without a PDF, its days moved by
 * whole weeks, at least one, until it starts after `today`; texts that name the days name the new ones. Access is that
 * of `user`. Returns the id of the copy.
 */
export async function duplicateForNextWeek(user: CmsUser, id: string, today = sofiaDay()): Promise<string> {
  const { cms, rights } = await cmsAs(user)
  const req = await createLocalReq({ user }, cms)
  const draft = { collection: 'brochures', draft: true, depth: 0, ...rights } as const
  const own = () => ({ req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) })
  return withTransaction(req, async () => {
    const source = await cms.findByID({
      ...draft,
      ...own(),
      id,
      select: { slug: true, validFrom: true, validTo: true },
    })
    const { validFrom, validTo } = source
    const shift = validFrom ? wholeWeeks(validFrom, today) : 0
    const start = validFrom ? addDays(validFrom, shift) : null
    const end = validTo ? addDays(validTo, shift) : null
    const copy = await cms.duplicate({
      ...draft,
      ...own(),
      id,
      data: {
        slug: await freeSlug(await transactionOf(req), {
          collection: 'brochures',
          slug: slugWithDay(source.slug ?? 'brochure', start ?? today),
        }),
        ...(start && { validFrom: start }),
        ...(end && { validTo: end }),
        file: null,
        activeImport: null,
        publishedAt: null,
        _status: 'draft',
      },
    })
    if (!validFrom || !validTo || !start || !end) return copy.id
    const texts = textsSchema.parse(await cms.findByID({ ...draft, ...own(), id: copy.id, locale: 'all' }))
    for (const locale of locales) {
      const renewed = (text: string | null | undefined) =>
        text && withDaysOf(text, locale, { first: validFrom, last: validTo }, { first: start, last: end })
      const [title, summary] = [renewed(texts.title?.[locale]), renewed(texts.summary?.[locale])]
      if (title === texts.title?.[locale] && summary === texts.summary?.[locale]) continue
      const data = { ...(title && { title }), ...(summary && { summary }) }
      await cms.update({ ...draft, ...own(), id: copy.id, locale, data })
    }
    return copy.id
  })
}

function wholeWeeks(from: string, today: string): number {
  let days = 7
  while (addDays(from, days) <= today) days += 7
  return days
}

/** The old address with the new first day: `kaufmarkt-2026-11-27`. */
function slugWithDay(old: string, day: string): string {
  const stem = old.replace(/-\d{4}-\d{2}-\d{2}(-\d+)?$/, '').slice(0, slugMaxLength - '-2026-11-27-99'.length)
  return `${stem.replace(/-+$/, '')}-${day}`
}
