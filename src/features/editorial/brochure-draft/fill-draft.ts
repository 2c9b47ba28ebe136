import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Brochure } from '@/../payload-types'
import { type Locale, locales } from '@/i18n/routing'
import { lockDocument, transactionOf, withTransaction } from '@/server/db/transaction'
import { type Draft, proposeDraft } from './propose-draft'

/** Fields that can be filled in from a PDF. */
const draftFields = ['retailer', 'category', 'validFrom', 'validTo', 'slug', 'title', 'summary'] as const

/** Which empty fields were filled in, and where the days are from. */
export type Filled = { fields: (typeof draftFields)[number][]; daysFrom: Draft['daysFrom'] }

const inLocales = z.partialRecord(z.enum(locales), z.string().nullish()).nullish()
const stored = z.object({
  retailer: z.string().nullish(),
  category: z.string().nullish(),
  validFrom: z.string().nullish(),
  validTo: z.string().nullish(),
  slug: z.string().nullish(),
  title: inLocales,
  summary: inLocales,
})

type Stored = z.infer<typeof stored>

/**
 * Writes what its PDF and the retailer's last brochures suggest into the empty fields of the newest draft, in four languages; what
 * somebody wrote stays. Null while the first page is not read, or where the brochure is gone. With the rights of `req.user`.
 */
export async function fillDraft(req: PayloadRequest, brochure: string): Promise<Filled | null> {
  const draft = await proposeDraft(req, brochure)
  if (!draft) return null
  return withTransaction(req, async () => {
    // The import of a short PDF ends at the same moment: what one writes must not take back what the other has written.
    await lockDocument(await transactionOf(req), brochure)
    const rights = { collection: 'brochures', id: brochure, draft: true, depth: 0, overrideAccess: false } as const
    const own = () => ({ user: req.user, req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) })
    const found = await req.payload.findByID({ ...rights, ...own(), locale: 'all', disableErrors: true })
    if (!found) return null
    const before = stored.parse(found)
    const changes = locales.map((locale) => [locale, missing(before, draft, locale)] as const)
    for (const [locale, data] of changes) {
      if (Object.keys(data).length > 0) await req.payload.update({ ...rights, ...own(), locale, data, autosave: true })
    }
    const filled = new Set(changes.flatMap(([, data]) => Object.keys(data)))
    return { fields: draftFields.filter((name) => filled.has(name)), daysFrom: draft.daysFrom }
  })
}

const sharedFields = ['retailer', 'category', 'validFrom', 'validTo', 'slug'] as const

/** The proposed values of fields that are empty; what is the same in every language is written with Bulgarian. */
function missing(before: Stored, draft: Draft, locale: Locale): Partial<Brochure> {
  const shared = locale === 'bg' ? sharedFields.filter((name) => !before[name] && draft[name]) : []
  const { title, summary } = draft.texts[locale]
  return {
    ...Object.fromEntries(shared.map((name) => [name, draft[name]])),
    ...(title && !before.title?.[locale]?.trim() ? { title } : {}),
    ...(summary && !before.summary?.[locale]?.trim() ? { summary } : {}),
  }
}
