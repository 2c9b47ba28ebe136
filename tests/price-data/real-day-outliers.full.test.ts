import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importDay } from '@/features/price-data/import/import-day'
import { productGroups } from '../../seed/content/product-groups'
import { freshCms } from '../setup/cms'
import { connect } from './import/fixtures'

const { payload, url } = await freshCms()
const { rebuildPriceSummaries } = await import('@/features/price-data/summaries/rebuild-summaries')

const client = await connect(url)

beforeAll(async () => {
  for (const { number, slug, baseUnit, verdictRule } of productGroups) {
    await run(sql`insert into product_groups (id, number, slug, base_unit, verdict_rule)
      values (gen_random_uuid(), ${number}, ${slug}, ${baseUnit}, ${verdictRule})`)
  }
})
afterAll(async () => {
  await client.end()
})

const run = (statement: ReturnType<typeof sql>) => payload.db.drizzle.execute(statement)

async function importAndCheck(path: string) {
  await importDay(client, { day: '2026-05-13', path }, {})
  await rebuildPriceSummaries(payload.db.drizzle)
  const { rows } = await run(sql`
    select l.group_number as "group", l.name, o.reasons->0->>'side' as side, o.unit_cents as unit from prices.outliers o
    join prices.listings l on l.id = o.listing_id order by 1, 2`)
  const groups = await run(sql`select name, group_number as "group" from prices.listings`)
  return { held: rows, listings: groups.rows }
}

describe('the cut day of the demonstration', () => {
  it('holds back a handful of its prices', async () => {
    const { held, listings } = await importAndCheck(resolve('seed/open-prices/2026-05-13.zip'))
    expect(listings.length).toBeGreaterThan(3000)
    expect(held.length).toBeGreaterThan(5)
    expect(held.length).toBeLessThan(listings.length / 50)
  })
})

const whole = resolve('../shared/data/open-prices/2026-05-13.zip')

// The file is not in the repository: tested only where it exists.
describe.runIf(existsSync(whole))('the real day, cut to 26 chains', () => {
  it('has no beans in ground coffee, holds back what is sold by another measure than it says, and little else', async () => {
    const { held, listings } = await importAndCheck(whole)
    const groupOf = (name: string) => listings.find((each) => each.name === name)?.group
    expect(groupOf('кафе Чибо еспресо милано/сицилия/густо 1kg зърна')).toBe(71)
    expect(groupOf('ХИП 1 COMBIOTIK адапт.мляко 300г.')).toBe(65)
    const names = held.map(({ name }) => name)
    expect(names).toContain('СИРЕНЕ КРАВЕ СИТОВО /8КГ/')
    expect(names).not.toContain('ВИНО EXCENTRIC МАВРУД 075Л')
    expect(held.length).toBeLessThan(listings.length / 100)
  })
})
