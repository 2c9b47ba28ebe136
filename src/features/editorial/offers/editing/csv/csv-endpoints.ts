import { readPanelState } from '@collections/brochures/endpoints/import-endpoints'
import { type Answer, empty, staffEndpoint } from '@collections/document-endpoint'
import type { Endpoint, PayloadRequest } from 'payload'
import { euroText } from '@/domain/money'
import { defaultLocale, isLocale, type Locale } from '@/i18n/routing'
import { decodeFile, toCell } from '@/lib/csv/read-table'
import { tableResponse, writeTable } from '@/lib/csv/write-table'
import { transactionOf } from '@/server/db/transaction'
import type { StoredOffer } from '../types'
import { readOffers, unitPriceOf, writeOffers } from '../write-offers'
import { columnName, type Plan, planImport } from './plan'
import { type Column, columns } from './plan-words'
import { categoryName, type NamedCategory, readCategories } from './read-cells'

const percent = (fraction: number | undefined, language: Locale) =>
  fraction === undefined
    ? ''
    : new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false }).format(fraction * 100)

function cellOf(offer: StoredOffer, column: Column, categories: readonly NamedCategory[], language: Locale): string {
  switch (column) {
    case 'priceCents':
    case 'oldPriceCents':
    case 'unitPriceCents': {
      const cents = offer[column]
      return cents === null ? '' : euroText(cents, language)
    }
    case 'loyaltyOnly':
      return offer.loyaltyOnly ? '1' : '0'
    case 'category':
      return toCell(categoryName(categories, offer.category, language))
    case 'x':
    case 'y':
    case 'width':
    case 'height':
      return percent(offer.box?.[column], language)
    default:
      return toCell(String(offer[column] ?? ''))
  }
}

/** A brochure's offers as a file that Excel opens with letters, columns and decimals of the editor's language. */
export function writeCsv(
  offers: readonly StoredOffer[],
  categories: readonly NamedCategory[],
  language: Locale,
): string {
  const head = columns.map((column) => columnName(column, language))
  return writeTable(
    [head, ...offers.map((offer) => columns.map((column) => cellOf(offer, column, categories, language)))],
    language,
  )
}

const largest = 5 * 1024 * 1024

const exported: Answer = async (req, brochure) => {
  const { docs } = await req.payload.find({
    collection: 'brochures',
    where: { id: { equals: brochure } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { slug: true },
    req,
  })
  if (!docs[0]) return empty(404)
  const { language } = req.i18n
  const database = await transactionOf(req)
  const offers = await readOffers(database, brochure)
  const text = writeCsv(offers, await readCategories(database), isLocale(language) ? language : defaultLocale)
  return tableResponse(text, `${docs[0].slug ?? brochure}-offers.csv`)
}

/** 200 with the plan; 409 where it was to be carried out and is no longer what was shown; 413 for a file above 5 MB. */
const imported: Answer = async (req, brochure) => {
  const panel = await readPanelState(req, brochure)
  if (!panel) return empty(404)
  const file = new Uint8Array((await req.arrayBuffer?.()) ?? [])
  if (file.length > largest) return empty(413)
  const apply = req.searchParams.get('apply')
  const answer = await importCsv(req, brochure, file, {
    pages: new Set(panel.pages.map(({ number }) => number)),
    removeOthers: req.searchParams.get('remove') === '1',
    apply,
  })
  return Response.json(answer, { status: apply === null || answer.done ? 200 : 409 })
}

export const csvEndpoints: Endpoint[] = [
  staffEndpoint('/:id/offers.csv', 'get', exported),
  staffEndpoint('/:id/offers.csv', 'post', imported),
]

type Options = { pages: ReadonlySet<number>; removeOthers: boolean; apply: string | null }

/** Whether it was done, and the plan: of a dry run, or of a file that may not be carried out as it was shown. */
export type CsvAnswer = { done: boolean; plan: Plan }

/**
 * Compares a file with the offers of a brochure. With `apply`, the token of a plan that was shown, it is carried out in the
 * transaction of the request, unless the offers have changed since or the file has errors.
 */
async function importCsv(
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
