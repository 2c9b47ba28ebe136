import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../../setup/cms'
import { plansOf } from '../../../setup/query-plans'

const { payload } = await freshCms()
const { drawMissing } = await import('@/features/shop/orders/documents/draw-stored')

await payload.db.drizzle.execute(sql`
  insert into shop.documents (id, kind, series, number, order_id, language, content, pdf)
  select gen_random_uuid(), 'sale', 'sale', n, gen_random_uuid(), 'bg', '{}'::jsonb, '%PDF'::bytea
  from generate_series(1, 5000) n`)
await payload.db.drizzle.execute(sql`analyze shop.documents`)

it('documents without their PDF are found without reading those that have one', async () => {
  const plans = await plansOf(payload, () => drawMissing(payload.db.drizzle))
  const nodes = plans.flat()
  expect(nodes.map((node) => node['Index Name'])).toContain('documents_undrawn')
  const scans = nodes.filter((node) => node['Relation Name'] === 'documents')
  for (const scan of scans) expect(scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)).toBe(0)
})
