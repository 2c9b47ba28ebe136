import { freeSlug } from '@collections/fields/slug'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { slugMaxLength } from '@/domain/slug'
import { cmsAs, db } from '@/server/cms'
import type { CmsUser } from '@/server/cms-user'

/**
 * Copies a brochure's texts in every language, retailer and category into a new draft without a PDF, its days moved by
 * whole weeks, at least one, until it starts after `today`. Access is that of `user`. Returns the id of the copy.
 */
export async function duplicateForNextWeek(user: CmsUser, id: string, today = sofiaDay()): Promise<string> {
  const { cms, rights } = await cmsAs(user)
  const source = await cms.findByID({
    collection: 'brochures',
    id,
    draft: true,
    depth: 0,
    select: { slug: true, validFrom: true, validTo: true },
    ...rights,
  })
  const { validFrom, validTo } = source
  const shift = validFrom ? wholeWeeks(validFrom, today) : 0
  const start = validFrom ? addDays(validFrom, shift) : null
  const copy = await cms.duplicate({
    collection: 'brochures',
    id,
    draft: true,
    depth: 0,
    ...rights,
    data: {
      slug: await freeSlug(await db(), {
        collection: 'brochures',
        slug: slugWithDay(source.slug ?? 'brochure', start ?? today),
      }),
      ...(start && { validFrom: start }),
      ...(validTo && { validTo: addDays(validTo, shift) }),
      file: null,
      activeImport: null,
      publishedAt: null,
      _status: 'draft',
    },
  })
  return copy.id
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
