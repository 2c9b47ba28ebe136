import type { Where } from 'payload'
import { z } from 'zod'
import { decodedPart } from '@/domain/decoded-part'
import { isSlug } from '@/domain/slug'
import { inLanguage } from '@/i18n/in-language'
import type { Locale } from '@/i18n/routing'
import type { ShownPage } from '@/lib/block-types'
import { cached } from '@/server/cache/cached'
import { publicPathOf, tag } from '@/server/cache/tags'
import { cmsAs, cmsSystem } from '@/server/cms'
import type { CmsUser } from '@/server/cms-user'

async function readPage(slug: string, locale: Locale): Promise<ShownPage | null> {
  const cms = await cmsSystem()
  const published: Where = { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] }
  const { docs } = await cms.find({
    collection: 'pages',
    where: published,
    locale: 'all',
    depth: 1,
    limit: 1,
    pagination: false,
  })
  return docs[0] ? inLanguage(docs[0], locale) : null
}

export function getPage(slug: string, locale: Locale): Promise<ShownPage | null> {
  const tags = [tag.address(publicPathOf('pages', slug)), tag.media]
  return cached({ name: 'page', key: [slug, locale], tags }, () => readPage(slug, locale))
}

/** A page as it would be published now, read with the rights of the staff member. */
export async function getDraftPage(id: string, locale: Locale, user: CmsUser): Promise<ShownPage | null> {
  if (!z.uuid().safeParse(id).success) return null
  const { cms, rights } = await cmsAs(user)
  const draft = await cms.findByID({
    collection: 'pages',
    id,
    draft: true,
    locale: 'all',
    depth: 1,
    disableErrors: true,
    ...rights,
  })
  return draft ? inLanguage(draft, locale) : null
}

/** The chosen picture, else that of the page's first banner. */
export function pagePicture({ shareImage, blocks }: ShownPage): string | null {
  const banner = blocks?.find((block) => block.blockType === 'hero')?.image
  const picture = shareImage ?? banner
  if (!picture || typeof picture === 'string') return null
  return picture.sizes?.card?.filename ?? picture.filename ?? null
}

/** Next passes the segments of a page with their escapes. */
export const pathOfSegments = (rest: string[]) => `/${rest.map(decodedPart).join('/')}`

/**
 * Pages of the CMS have one segment; longer paths are redirects or unknown. Next passes the segments to
 * `generateMetadata` without escapes and to the page with them: a slug has none.
 */
export async function findPage([slug, ...more]: string[], locale: Locale): Promise<ShownPage | null> {
  return isSlug(slug) && more.length === 0 ? getPage(slug, locale) : null
}
