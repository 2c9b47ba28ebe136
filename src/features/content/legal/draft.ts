import type { TypedUser } from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { inLanguage } from '@/i18n/in-language'
import type { Locale } from '@/i18n/routing'
import { cmsAs } from '@/server/cms'
import type { LegalPageWithDays } from './data'

/** A version as it would be published now, read with the rights of the staff member who looks at it. */
export async function getDraftLegalPage(
  id: string,
  locale: Locale,
  user: TypedUser,
): Promise<LegalPageWithDays | null> {
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
  const day = validFrom || sofiaDay()
  return {
    slug: slug || 'draft',
    title: { text: title ?? '', lang },
    summary: { text: summary ?? '', lang },
    text: { content: text ?? null, lang },
    validFrom: day,
    days: [day],
  }
}
