import type { CollectionBeforeChangeHook } from 'payload'
import { readableSlug } from '@/domain/official-latin'
import { otherLanguagesIn } from '@/i18n/other-languages'
import { defaultLocale } from '@/i18n/routing'
import { transactionOf } from '@/server/db/transaction'
import { freeSlug, isPublic, type Titled } from '../fields/free-slug'

/** A slug derived from a title may end with a number, because other documents have the same title. */
function isOfTitle(slug: string, title: string): boolean {
  const own = readableSlug(title)
  return slug === '' || (own !== '' && slug.startsWith(own) && /^(-\d+)?$/.test(slug.slice(own.length)))
}

/** The slug follows the Bulgarian title until someone edits the slug or publishes the document. */
export function slugFollowsTitle(collection: Titled): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, operation, req }) => {
    if (operation !== 'update' || req.payloadAPI !== 'REST') return data
    const slug = originalDoc.slug ?? ''
    const beside = otherLanguagesIn(data)?.title?.[defaultLocale]
    const own = { was: String(originalDoc.title ?? ''), now: String(data.title ?? '') }
    const title = req.locale === defaultLocale ? own : beside
    if (!title?.now || title.now === title.was || (data.slug ?? '') !== slug || !isOfTitle(slug, title.was)) return data
    const wanted = readableSlug(title.now)
    const database = await transactionOf(req)
    if (!wanted || originalDoc.publishedAt || (await isPublic(database, collection, originalDoc.id))) return data
    return { ...data, slug: await freeSlug(database, { collection, slug: wanted, own: originalDoc.id }) }
  }
}
