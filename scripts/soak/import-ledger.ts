import { z } from 'zod'
import type { Ledger } from './ledger'
import type { Query } from './patient-query'

const brochureRows = z.array(
  z.object({ id: z.string(), status: z.string(), wanted: z.coerce.number().nullable(), pages: z.coerce.number() }),
)
const priceRows = z.array(
  z.object({
    id: z.string(),
    status: z.string(),
    rows: z.coerce.number().nullable(),
    rejected: z.coerce.number().nullable(),
  }),
)
type BrochureImports = z.infer<typeof brochureRows>
type PriceImports = z.infer<typeof priceRows>

export async function readImports(query: Query, { brochure, prices }: Ledger['of']) {
  const ids = (all: { id: string }[]) => [all.map(({ id }) => id)]
  return {
    brochures: brochureRows.parse(
      await query(
        `select brochure_id as id, status::text, page_count as wanted,
           (select count(*) from brochure_pages where import_id = imports.id) as pages
         from imports where brochure_id = any($1::uuid[])`,
        ids(brochure),
      ),
    ),
    prices: priceRows.parse(
      await query(
        `select id, status::text, rows_read as rows, rows_rejected as rejected
         from price_imports where id = any($1::uuid[])`,
        ids(prices),
      ),
    ),
  }
}

interface Wanted {
  brochure: { id: string; pages: number }[]
  prices: { id: string; rows: number }[]
}

/** Each PDF was read once and wholly, and each day of prices with all of its rows. */
export function importFaults(
  { brochure, prices }: Wanted,
  found: { brochures: BrochureImports; prices: PriceImports },
) {
  const ofBrochures = brochure.flatMap(({ id, pages }) => {
    const own = found.brochures.filter((each) => each.id === id)
    const [one] = own
    const isWhole = own.length === 1 && one?.status === 'done' && one.wanted === pages && one.pages === pages
    const states = own.map((each) => `${each.status} with ${each.pages} of ${each.wanted} pages`)
    return isWhole ? [] : [`brochure ${id} of ${pages} pages: ${states.join(', ') || 'no import'}`]
  })
  const ofPrices = prices.flatMap(({ id, rows }) => {
    const one = found.prices.find((each) => each.id === id)
    const isWhole = one?.status === 'done' && one.rows === rows && one.rejected === 0
    const state = one ? `${one.status} with ${one.rows} rows, ${one.rejected} rejected` : 'no import'
    return isWhole ? [] : [`prices ${id} of ${rows} rows: ${state}`]
  })
  return [...ofBrochures, ...ofPrices]
}
