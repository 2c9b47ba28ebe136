import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchResult } from '@/features/search/types'
import { freshDatabase } from '../setup/database'
import { ownCorpus } from './corpus'
import { fillCorpus } from './fill'
import { fixedBefore, type JudgedQuery, laterQueries } from './queries'

await freshDatabase()
const { db } = await import('@/server/cms')
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')
const { searchBrochures } = await import('@/features/search/data')

beforeAll(async () => {
  await fillCorpus(await db(), ownCorpus)
  await rebuildSearchIndex()
})

/** Met when the target is among the first three hits, on the right page where the query names one. */
function isMet(judged: JudgedQuery, result: SearchResult): boolean {
  if (judged.retailer) return result.retailers.slice(0, 3).some(({ slug }) => slug === judged.retailer)
  const hit = result.brochures.slice(0, 3).find(({ brochure }) => brochure.slug === judged.brochure)
  if (!hit) return false
  return judged.page === undefined || hit.pages[0]?.number === judged.page
}

describe.each([
  ['fixed before any tuning', fixedBefore, 0.9],
  ['written later', laterQueries, 0.9],
])('queries %s', (name, queries, least) => {
  it(`finds at least ${least * 100} %`, async () => {
    const missed: string[] = []
    for (const judged of queries) {
      const result = await searchBrochures(judged)
      if (isMet(judged, result)) continue
      const found = result.brochures.slice(0, 3).map((hit) => `${hit.brochure.slug} p${hit.pages[0]?.number}`)
      missed.push(`${judged.query} (${judged.locale}): ${found.join(', ')} ${result.retailers.map(({ slug }) => slug)}`)
    }
    const rate = (queries.length - missed.length) / queries.length
    console.warn(
      `search quality, ${name}: ${queries.length - missed.length} of ${queries.length} ${missed.join('\n  ')}`,
    )
    expect(rate, missed.join('\n')).toBeGreaterThanOrEqual(least)
  })
})
