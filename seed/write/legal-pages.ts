import type { Payload, PayloadRequest } from 'payload'
import { locales } from '@/i18n/routing'
import { type LegalSlug, legalSlugs, legalText } from '../content/legal-pages'
import { richText } from './rich-text'
import { say, wrote } from './say'
import { together } from './transaction'

const validFrom = '2026-01-01'

export async function writeLegalPages(cms: Payload) {
  const { docs } = await cms.find({
    collection: 'legal-pages',
    pagination: false,
    depth: 0,
    draft: true,
    select: { slug: true },
  })
  const known = new Set(docs.map(({ slug }) => slug))
  const missing = legalSlugs.filter((slug) => !known.has(slug))
  for (const [index, slug] of missing.entries()) {
    await together(cms, (req) => writePage(req, slug))
    wrote(index + 1, missing.length)
  }
  if (missing.length > 0) say(`${missing.length} legal pages`)
}

/** Publishing requires all languages, so the page is a draft until they are written. */
async function writePage(req: PayloadRequest, slug: LegalSlug) {
  const { id } = await req.payload.create({
    collection: 'legal-pages',
    locale: 'bg',
    draft: true,
    data: { slug, validFrom, ...fields(slug, 'bg'), _status: 'draft' },
    depth: 0,
    req,
  })
  const update = { collection: 'legal-pages', id, depth: 0, req } as const
  for (const locale of locales.filter((each) => each !== 'bg'))
    await req.payload.update({ ...update, locale, draft: true, data: fields(slug, locale) })
  await req.payload.update({ ...update, locale: 'bg', data: { _status: 'published' } })
}

function fields(slug: LegalSlug, locale: (typeof locales)[number]) {
  const { text, ...words } = legalText(slug, locale)
  return { ...words, text: richText(text) }
}
