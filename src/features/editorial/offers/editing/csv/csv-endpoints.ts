import { readPanelState } from '@collections/brochures/endpoints/panel-state'
import { type Answer, empty, staffEndpoint } from '@collections/document-endpoint'
import type { Endpoint } from 'payload'
import { tableResponse } from '@/lib/csv/write-table'
import { defaultLocale, isLocale } from '@/i18n/routing'
import { transactionOf } from '@/server/db/transaction'
import { readOffers } from '../read-offers'
import { readCategories } from './categories'
import { importCsv } from './import-csv'
import { writeCsv } from './write-csv'

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
