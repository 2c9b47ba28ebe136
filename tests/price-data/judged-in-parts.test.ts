import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { sampleShops } from '../search/sample-shops'
import { freshCms } from '../setup/cms'
import { holdLocks } from '../setup/locks'
import { requireWaiting } from '../setup/until-waiting'

const { payload, url } = await freshCms()
const { judgeOffersInParts } = await import('@/features/price-data/summaries/rebuild-summaries')

const { ids } = await sampleShops(payload)

async function offer(title: string): Promise<string> {
  const data = { brochure: ids['brochure current'] ?? '', pageNumber: 1, title, priceCents: 199, validFrom: sofiaDay() }
  const { id } = await payload.create({ collection: 'offers', data })
  const verdict = JSON.stringify({ answer: 'unjudged', startedOn: sofiaDay() })
  await payload.db.drizzle.execute(sql`
    insert into prices.offer_reductions (offer_id, verdict) values (${id}, ${verdict}::jsonb)`)
  return id
}

async function judged(): Promise<unknown[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select offer_id from prices.offer_reductions order by offer_id`)
  return rows.map((row) => row.offer_id)
}

it('an offer is saved while others are judged after an import', async () => {
  const [first, second] = [await offer('Масло'), await offer('Сирене')]
  const release = await holdLocks(url, `select from prices.offer_reductions where offer_id = '${second}' for update`)
  const done = judgeOffersInParts(1)
  try {
    await requireWaiting(payload, done)
    expect(await judged()).toEqual([second])
    await payload.update({ collection: 'offers', id: first, data: { priceCents: 189 } })
  } finally {
    await release()
  }
  await done
  expect(await judged()).toEqual([])
})
