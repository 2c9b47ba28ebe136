import { z } from 'zod'
import { localePath, locales } from '@/i18n/routing'
import type { EditWatch } from './edit-watch'
import { calmSince, type Outage } from './outages'
import type { Query } from './patient-query'
import type { Random } from './seeded-random'

const fixed = [
  ...['/', '/prices', '/privacy-centre', '/blog', '/shop-standard', '/legal/gdpr', '/how-prices-work', '/sitemap.xml'],
]
const words = ['мляко', 'сирене', 'kafe', 'mlqko', 'ориз', 'Milch', 'сапун', 'яйца', 'риза', 'шоколад']
const slugs = z.array(z.object({ path: z.string() }))
/** Pages that are in one language only. */
const isFile = (path: string) => path.startsWith('/files/') || path.endsWith('.xml')
const mostPictures = 200

export async function pathsOf(query: Query): Promise<string[]> {
  const rows = await query(`
    (select '/c/' || slug as path from categories order by slug limit 10) union all
    (select '/broshura/' || slug from brochures where _status = 'published' order by md5(slug) limit 15) union all
    (select '/p/' || slug from products where _status = 'published' order by md5(slug) limit 15) union all
    (select '/r/' || slug from retailers where _status = 'published' order by md5(slug) limit 10)`)
  return [...fixed, ...slugs.parse(rows).map(({ path }) => path)]
}

/** A page in all languages. */
const addressesOf = (path: string) => (isFile(path) ? [path] : locales.map((locale) => localePath(locale, path)))

/**
 * Reads each page once before the load, in which every visit of one that is not there would be a fault of its own.
 * @returns those that are there
 */
export async function lookAround(site: string, paths: string[]): Promise<{ there: string[]; faults: string[] }> {
  const there: string[] = []
  const faults: string[] = []
  for (const path of paths) {
    const statuses = await Promise.all(addressesOf(path).map((address) => statusOf(site + address)))
    const wrong = statuses.find((status) => status >= 400)
    if (wrong === undefined) there.push(path)
    else faults.push(`${path} was answered with ${wrong} before the load`)
  }
  return { there, faults }
}

async function statusOf(address: string): Promise<number> {
  const response = await fetch(address, { redirect: 'manual' })
  await response.text()
  return response.status
}

/** Visitors read pages in four languages and pictures of brochures, some of which they have already, and search. */
export function visitorsOf(site: string, paths: string[], random: Random) {
  const known = new Map<string, string>()
  const pictures = new Set<string>()
  let searches = 0
  const oneOf = (list: string[]) => list[random.below(list.length)] ?? '/'

  async function read(path: string): Promise<void> {
    const etag = random.chance(30) ? known.get(path) : undefined
    const response = await fetch(site + path, { redirect: 'manual', headers: etag ? { 'If-None-Match': etag } : {} })
    const body = await response.text()
    const tag = response.headers.get('etag')
    if (tag) known.set(path, tag)
    if (pictures.size > mostPictures) return
    for (const [address] of body.matchAll(/\/files\/pages\/[\w/-]+\.webp/g)) pictures.add(address)
  }

  return {
    visit: () => {
      const path = random.chance(20) && pictures.size > 0 ? oneOf([...pictures]) : oneOf(paths)
      return read(oneOf(addressesOf(path)))
    },
    /** Each search is a new one, so that it is asked of a database. */
    search: () => {
      searches += 1
      return read(`/search?q=${encodeURIComponent(`${oneOf(words)} ${searches}`)}`)
    },
  }
}

interface Edited {
  path: string
  /** Finds the number of the version in the page. */
  mark: RegExp
  watch: EditWatch
}

/**
 * Reads a page at the edge and compares the versions in it; the oldest of a page counts. After the first edit a page
 * without a version is as old as one that was never edited.
 */
export async function readEdited(site: string, { path, mark, watch }: Edited, outages: Outage[]): Promise<void> {
  const began = Date.now()
  const response = await fetch(site + path)
  const text = await response.text()
  const ended = Date.now()
  const versions = [...text.matchAll(mark)].map(([, version]) => Number(version))
  // Other answers are among the failures of the requests.
  if (!response.ok) return
  if (versions.length === 0 && watch.last() > 0) versions.push(0)
  if (versions.length > 0) watch.seen(Math.min(...versions), { began, ended, calm: calmSince(outages) })
}
