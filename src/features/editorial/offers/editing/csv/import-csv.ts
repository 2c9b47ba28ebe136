import type { PayloadRequest } from 'payload'
import { decodeFile } from '@/lib/csv/decode'
import { transactionOf } from '@/server/db/transaction'
import { readOffers } from '../read-offers'
import { unitPriceOf } from '../unit-price-of'
import { writeOffers } from '../write-offers'
import { readCategories } from './categories'
import { type Plan, planImport } from './plan'

type Options = { pages: ReadonlySet<number>; removeOthers: boolean; apply: string | null }

/** Whether it was done, and the plan: of a dry run, or of a file that may not be carried out as it was shown. */
export type CsvAnswer = { done: boolean; plan: Plan }

/**
 * Compares a file with the offers of a brochure. With `apply`, the token of a plan that was shown, it is carried out in the
 * transaction of the request, unless the offers have changed since or the file has errors.
 */
export async function importCsv(
  req: PayloadRequest,
  brochure: string,
  file: Uint8Array,
  { pages, removeOthers, apply }: Options,
): Promise<CsvAnswer> {
  const database = await transactionOf(req)
  const offers = await readOffers(database, brochure, { lock: apply !== null })
  const categories = await readCategories(database)
  const plan = planImport(decodeFile(file), offers, { pages, categories, removeOthers })
  const faultless = plan.errors.length === 0 && plan.missing.length === 0 && !plan.broken
  if (apply !== plan.token || !faultless) return { done: false, plan }

  const before = new Map(offers.map((offer) => [offer.id, offer]))
  const rows = [
    ...plan.create.map(({ fields }) => ({ ...fields, ...unitPriceOf(fields) })),
    ...plan.change.map(({ id, fields }) => ({ ...fields, ...unitPriceOf(fields, before.get(id)), id })),
  ]
  const removed = plan.remove.map(({ id }) => id)
  if (rows.length + removed.length > 0) await writeOffers(req, brochure, { rows, removed, before })
  return { done: true, plan }
}
