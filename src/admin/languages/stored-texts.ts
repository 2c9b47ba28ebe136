import type { Payload, TypedUser } from 'payload'
import { z } from 'zod'
import { type LanguageTexts, textNames, textsOf } from './missing-texts'

const translated = z.enum(['brochures', 'pages', 'posts', 'products', 'legal-pages', 'media'])

type Form = { collectionSlug: string; id?: number | string; payload: Payload; user: TypedUser }

/** The texts of a document in all languages, as the newest draft has them; empty where it may not be read or is new. */
export async function storedTexts({ collectionSlug, id, payload, user }: Form): Promise<LanguageTexts> {
  if (!id) return textsOf(null)
  const collection = translated.parse(collectionSlug)
  const select = Object.fromEntries(textNames(collection).map((name) => [name, true as const]))
  const rules = { draft: true, locale: 'all', depth: 0, disableErrors: true, overrideAccess: false } as const
  return textsOf(await payload.findByID({ collection, id, select, user, ...rules }))
}
