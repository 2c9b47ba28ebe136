import { isStaff } from '@collections/access/roles'
import { readPanelState } from '@collections/brochures/endpoints/import-endpoints'
import { shownPdf } from '@collections/brochures/shown-import'
import { type CsvAnswer, type CsvChoice, importFile, mayApply } from '@collections/csv-import'
import { type Answer, documentEndpoint, empty, staffEndpoint } from '@collections/document-endpoint'
import type { Endpoint, PayloadRequest } from 'payload'
import { euroText } from '@/domain/money'
import type { Locale } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'
import { toCell } from '@/lib/csv/cell-mark'
import { readTable } from '@/lib/csv/read-table'
import { type CsvValue, tableResponse, writeTable } from '@/lib/csv/write-table'
import { conditionText } from '@/lib/multi-buy-text'
import { lockDocument, transactionOf } from '@/server/db/transaction'
import type { StoredOffer } from '../types'
import { computedPrices, readStoredOffers, writeOffers } from '../write-offers'
import { columnName, offerTable, type PlannedOffers, planOffers } from './plan'
import { type OfferColumn, offerColumns } from './plan-words'
import { categoryName, type NamedCategory, readCategories } from './read-cells'

const percent = (fraction: number | undefined, language: Locale) =>
  fraction === undefined
    ? ''
    : new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false }).format(fraction * 100)

function cellOf(
  offer: StoredOffer,
  column: OfferColumn,
  categories: readonly NamedCategory[],
  language: Locale,
): CsvValue {
  switch (column) {
    case 'priceCents':
    case 'oldPriceCents':
    case 'unitPriceCents':
    case 'depositCents': {
      const cents = offer[column]
      return cents === null ? '' : euroText(cents, language)
    }
    case 'multiBuy':
      return offer.multiBuy ? toCell(conditionText(offer.multiBuy, language, translatorFor(language, 'multiBuy'))) : ''
    case 'pageNumber':
    case 'validFrom':
    case 'validTo':
      return offer[column]
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
      return toCell(offer[column])
  }
}

/**
 * A brochure's offers as a CSV file that Excel opens with the letters, columns and decimals of the editor's language.
 */
export function writeCsv(
  offers: readonly StoredOffer[],
  categories: readonly NamedCategory[],
  language: Locale,
): string {
  const head = offerColumns.map((column) => columnName(column, language))
  return writeTable(
    [head, ...offers.map((offer) => offerColumns.map((column) => cellOf(offer, column, categories, language)))],
    language,
  )
}

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
  const database = await transactionOf(req)
  const { offers } = await readStoredOffers(database, brochure, { pdf: await shownPdf(req, brochure) })
  const text = writeCsv(offers, await readCategories(database), languageOf(req.i18n))
  return tableResponse(text, `${docs[0].slug ?? brochure}-offers.csv`)
}

const imported: Answer = async (req, brochure) => {
  const panel = await readPanelState(req, brochure)
  if (!panel) return empty(404)
  const pages = new Set(panel.pages.map(({ number }) => number))
  return importFile(req, 5, (file, choice) => importCsv(req, brochure, file, { pages, ...choice }))
}

export const csvEndpoints: Endpoint[] = [
  staffEndpoint('/:id/offers.csv', 'get', exported),
  documentEndpoint('/:id/offers.csv', 'post', isStaff, imported),
]

/**
 * Compares a file with the offers of the PDF in the brochure's newest version. `apply` is the token of a displayed
 * plan: the plan is then carried out in the request's transaction, unless the offers changed since, the file has errors
 * or its doubtful prices are unconfirmed.
 */
async function importCsv(
  req: PayloadRequest,
  brochure: string,
  file: Uint8Array,
  { pages, ...choice }: CsvChoice & { pages: ReadonlySet<number> },
): Promise<CsvAnswer<PlannedOffers>> {
  const { removeOthers, apply } = choice
  const table = await readTable(file, offerTable)
  const database = await transactionOf(req)
  if (apply !== null) await lockDocument(database, brochure)
  const pdf = await shownPdf(req, brochure)
  const { offers } = await readStoredOffers(database, brochure, { pdf, lock: apply !== null })
  const categories = await readCategories(database)
  const plan = planOffers(table, offers, { pages, categories, removeOthers })
  if (!mayApply(plan, choice)) return { done: false, plan }

  const before = new Map(offers.map((offer) => [offer.id, offer]))
  const rows = [
    ...plan.create.map(({ fields }) => ({ ...fields, ...computedPrices(fields) })),
    ...plan.change.map(({ id, fields }) => ({ ...fields, ...computedPrices(fields, before.get(id)), id })),
  ]
  const removed = plan.remove.map(({ id }) => id)
  if (rows.length + removed.length > 0) await writeOffers(req, brochure, { rows, removed, before, pdf })
  return { done: true, plan }
}
