import { filledFrom } from '@collections/brochures/days-from'
import { createLocalReq, isolateObjectProperty, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { TypedTexts } from '@/i18n/other-languages'
import { defaultLocale, type Locale, locales } from '@/i18n/routing'
import { lockDocument, transactionOf, withTransaction } from '@/server/db/transaction'
import { enqueue, fillDroppedDraft, type Held } from '@/server/jobs/kinds'
import { type Draft, proposeDraft } from './propose-draft'

const draftFields = ['retailer', 'category', 'validFrom', 'validTo', 'slug', 'title', 'summary'] as const

type Filled = { fields: (typeof draftFields)[number][]; daysFrom: Draft['daysFrom'] }

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
 * Fills the empty fields of the newest draft, in four languages, from the PDF and the retailer's last brochures; fields
 * with a value stay. Null when nothing can be read or the brochure is gone, `reading` when it is too early to fill in
 * anything. Uses the rights of `req.user`.
 */
export async function fillDraft(req: PayloadRequest, brochure: string): Promise<Filled | 'reading' | null> {
  return withTransaction(req, async () => {
    // The import of a short PDF can end at the same moment: neither write may undo the other.
    await lockDocument(await transactionOf(req), brochure)
    const draft = await proposeDraft(req, brochure)
    if (!draft || draft === 'reading') return draft
    const rights = { collection: 'brochures', id: brochure, draft: true, depth: 0, overrideAccess: false } as const
    const own = () => ({ user: req.user, req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) })
    const found = await req.payload.findByID({ ...rights, ...own(), locale: 'all', disableErrors: true })
    if (!found) return null
    const before = stored.parse(found)
    const shared = Object.fromEntries(
      sharedFields.flatMap((name) => (!before[name] && draft[name] ? [[name, draft[name]]] : [])),
    )
    const texts = { title: missingTexts(before, draft, 'title'), summary: missingTexts(before, draft, 'summary') }
    const filled = new Set([
      ...Object.keys(shared),
      ...textFields.filter((name) => Object.keys(texts[name]).length > 0),
    ])
    const daysFrom = before.validFrom || before.validTo ? null : draft.daysFrom
    if (filled.size > 0 || (daysFrom && daysFrom !== found.daysFrom)) {
      const data = { ...shared, ...textsFor(texts) }
      const context = filledFrom(daysFrom)
      await req.payload.update({ ...rights, ...own(), locale: defaultLocale, data, autosave: true, context })
    }
    return { fields: draftFields.filter((name) => filled.has(name)), daysFrom }
  })
}

/** False when the brochure is gone. */
async function isUntouched(req: PayloadRequest, brochure: string): Promise<boolean> {
  const query = { collection: 'brochures', id: brochure, draft: true, depth: 0, locale: 'all' } as const
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale'])
  const found = await req.payload.findByID({ ...query, disableErrors: true, req: own })
  if (!found) return false
  const { title, summary, ...shared } = stored.parse(found)
  const texts = [title, summary].flatMap((inEach) => Object.values(inEach ?? {}))
  return [...Object.values(shared), ...texts].every((text) => !text?.trim())
}

const sharedFields = ['retailer', 'category', 'validFrom', 'validTo', 'slug'] as const
const textFields = ['title', 'summary'] as const

type Texts = Record<(typeof textFields)[number], Partial<Record<Locale, string>>>

function missingTexts(
  before: Stored,
  draft: Draft,
  name: (typeof textFields)[number],
): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const proposed = draft.texts[locale][name]
      return proposed && !before[name]?.[locale]?.trim() ? [[locale, proposed]] : []
    }),
  )
}

/**
 * Texts as a form sends them: the form's language in the fields, the others beside them
 * (collections/fields/in-each-language.ts).
 */
function textsFor({ title, summary }: Texts) {
  const beside = (texts: Partial<Record<Locale, string>>): TypedTexts =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([locale, now]) => (locale === defaultLocale ? [] : [[locale, { was: '', now }]])),
    )
  return {
    ...(title[defaultLocale] ? { title: title[defaultLocale] } : {}),
    ...(summary[defaultLocale] ? { summary: summary[defaultLocale] } : {}),
    otherLanguages: { title: beside(title), summary: beside(summary) },
  }
}

/** The browser that dropped the PDF waits half a minute and then fills the form itself, so the job comes later. */
export const inAMinute = (brochure: string): Held => ({ key: `fillDroppedDraft ${brochure}`, minutes: 1 })

/**
 * Fills the draft of a dropped PDF whose editor left before it was read; waits while the PDF is being read. A draft
 * with any value stays as it is.
 */
export async function fillLeftDraft(
  req: PayloadRequest,
  { brochure, user: id }: { brochure: string; user: string },
): Promise<void> {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (!user || !(await isUntouched(req, brochure))) return
  const own = await createLocalReq({ user: { ...user, collection: 'users' } }, req.payload)
  await withTransaction(own, async () => {
    if ((await fillDraft(own, brochure)) !== 'reading') return
    await enqueue(await transactionOf(own), fillDroppedDraft, { brochure, user: id }, inAMinute(brochure))
  })
}
