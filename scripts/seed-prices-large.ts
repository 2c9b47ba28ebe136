import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { sofiaDay } from '@/domain/calendar-day'
import { rebuildPriceSummaries } from '@/features/price-data/summaries/rebuild-summaries'
import { cmsSystem, db } from '@/server/cms'
import { env } from '@/server/env'
import { days, fillStore, placesEach } from './price-store/fill'
import { measureReads, measureSize } from './price-store/measure'

const { values } = parseArgs({ options: { observations: { type: 'string', default: '20000000' } } })

const client = new Client({ connectionString: env().DATABASE_URL })
await client.connect()
const lastDay = sofiaDay()
const listings = Math.ceil(Number(values.observations) / days / placesEach)
const say = (line: string) => console.log(`  ${line}`)

const { rowCount } = await client.query(`select from prices.chains where slug like 'large-%' limit 1`)
if (!rowCount) {
  const began = Date.now()
  await fillStore(client, { listings, lastDay }, say)
  say(`filled in ${Math.round((Date.now() - began) / 1000)} s`)
  const cms = await cmsSystem()
  await cms.db.drizzle.transaction(rebuildPriceSummaries)
  say(`what overviews show computed in ${Math.round((Date.now() - began) / 1000)} s in all`)
}
await measureSize(client, say)
const cms = await cmsSystem()
await measureReads(client, await db(), lastDay, say)
await client.end()
await cms.destroy()
process.exit(0)
