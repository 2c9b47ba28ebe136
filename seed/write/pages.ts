import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { isLocale } from '@/i18n/routing'
import { invalidate } from '@/server/cache-invalidate'
import { tagsOf } from '@/server/cache-tags'
import { pages } from '../content/pages'
import type { PageSeed } from '../content/pages/types'
import { say } from './say'
import { together } from './transaction'

/** Gives the ids of pictures by their names. */
export type Pictures = Map<string, string>

/**
 * Writes the pages that are missing. They are stored as Payload stores them, in all languages at once: by its own way each
 * would be written four times.
 */
export async function writePages(cms: Payload, pictures: Pictures) {
  const { docs } = await cms.find({
    collection: 'pages',
    pagination: false,
    depth: 0,
    draft: true,
    select: { slug: true },
  })
  const known = new Set(docs.map(({ slug }) => slug))
  const missing = pages.filter(({ slug }) => !known.has(slug))
  for (const page of missing) await writePage(cms, page, pictures)
  if (missing.length > 0) say(`${missing.length} pages`)
}

function writePage(cms: Payload, page: PageSeed, pictures: Pictures) {
  return together(cms, async (req) => {
    const now = new Date().toISOString()
    const times = { createdAt: now, updatedAt: now }
    const blocks = page.blocks.map((block, at) => stored(block, `${page.slug}/${at}`, pictures))
    const data = { layout: 'default', ...page, blocks, _status: 'published', ...times }
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

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'

const isWhole = (value: Record<string, unknown>) => 'root' in value || Object.keys(value).every(isLocale)

/** A block with ids for itself and its rows, which stay the same from seed to seed, and with the ids of its pictures. */
function stored(value: unknown, place: string, pictures: Pictures): unknown {
  if (typeof value === 'string' && value.startsWith('picture:')) return pictureId(value, pictures)
  if (Array.isArray(value)) return value.map((entry, at) => stored(entry, `${place}/${at}`, pictures))
  if (!isObject(value) || isWhole(value)) return value
  const fields = Object.entries(value).map(([name, field]) => [name, stored(field, `${place}/${name}`, pictures)])
  const id = createHash('sha256').update(place).digest('hex').slice(0, 24)
  return { id, ...Object.fromEntries(fields) }
}

function pictureId(name: string, pictures: Pictures): string {
  const id = pictures.get(name.slice('picture:'.length))
  if (!id) throw new Error(`There is no ${name}`)
  return id
}
