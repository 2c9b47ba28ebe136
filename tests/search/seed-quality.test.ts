import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchResult } from '@/features/search/types'
import { freshDatabase } from '../setup/database'
import { fillCorpus } from './fill'
import { type SaidQuery, seedQueries } from './queries'
import { seedCorpus } from './seed-corpus'

await freshDatabase()
const { db } = await import('@/server/cms')
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')
const { searchBrochures } = await import('@/features/search/data')

beforeAll(async () => {
  await fillCorpus(await db(), seedCorpus)
  await rebuildSearchIndex()
}, 300_000)

const saidBy = ({ brochure, offers, snippet }: SearchResult['brochures'][number]) =>
  [brochure.title.text, ...offers.map(({ title }) => title), ...snippet.map(({ text }) => text)].join(' ')

function isMet({ says, first, retailer }: SaidQuery, { brochures, retailers }: SearchResult): boolean {
  if (retailer) return retailers[0]?.slug === retailer
  if (first) return brochures[0]?.brochure.slug === first
  return brochures.length > 0 && brochures.slice(0, 3).every((hit) => says?.test(saidBy(hit)))
}

describe('the demonstration', () => {
  it('is found by what people type', async () => {
    const missed: string[] = []
    for (const judged of seedQueries) {
      const result = await searchBrochures(judged)
      if (isMet(judged, result)) continue
      const found = result.brochures.slice(0, 3).map((hit) => `${hit.brochure.slug}: ${saidBy(hit)}`)
      missed.push(`${judged.query} (${judged.locale}): ${found.join(' | ')}`)
    }
    const met = seedQueries.length - missed.length
    console.warn(`search quality, demonstration: ${met} of ${seedQueries.length}\n${missed.join('\n')}`)
    expect(met / seedQueries.length, missed.join('\n')).toBeGreaterThanOrEqual(0.9)
  })
})
