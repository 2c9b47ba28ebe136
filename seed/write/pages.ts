import type { Payload } from 'payload'
import { invalidate } from '@/server/cache/invalidate'
import { tagsOf } from '@/server/cache/tags'
import { pages } from '../content/pages'
import type { PageSeed } from '../content/pages/types'
import { say, wrote } from './say'
import { type Names, stored } from './stored'
import { together } from './transaction'

/**
 * Writes missing pages through the database adapter, in all languages at once: Payload's API would write each page four
 * times.
 */
export async function writePages(cms: Payload, names: Names) {
  const { docs } = await cms.find({
    collection: 'pages',
    pagination: false,
    depth: 0,
    draft: true,
    select: { slug: true },
  })
  const known = new Set(docs.map(({ slug }) => slug))
  const missing = pages.filter(({ slug }) => !known.has(slug))
  for (const [index, page] of missing.entries()) {
    await writePage(cms, page, names)
    wrote(index + 1, missing.length)
  }
  if (missing.length > 0) say(`${missing.length} pages`)
}

function writePage(cms: Payload, page: PageSeed, names: Names) {
  return together(cms, async (req) => {
    const now = new Date().toISOString()
    const times = { createdAt: now, updatedAt: now }
    const blocks = page.blocks.map((block, at) => stored(block, `${page.slug}/${at}`, names))
    const data = { layout: 'default', sitemapSection: 'other', ...page, blocks, _status: 'published', ...times }
    const { id } = await cms.db.create({ collection: 'pages', data, req })
    await cms.db.createVersion({
      collectionSlug: 'pages',
      parent: id,
      versionData: data,
      autosave: false,
      ...times,
      req,
    })
    await invalidate(tagsOf('pages', { id, slug: page.slug }), req)
  })
}
