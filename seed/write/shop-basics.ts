import type { PayloadRequest } from 'payload'
import { invalidate } from '@/server/cache/invalidate'
import { tagsOf } from '@/server/cache/tags'
import { shopColours } from '../content/goods/colours'
import { makers } from '../content/goods/makers'
import { sizeCharts } from '../content/goods/size-charts'
import { productTerms } from '../content/goods/terms'
import { stored } from './stored'

type Ids = Map<string, string>
type Basic = 'product-terms' | 'colours' | 'manufacturers' | 'size-charts'

export type Basics = { terms: Ids; colours: Ids; makers: Ids; sizeCharts: Ids }

export async function writeBasics(req: PayloadRequest): Promise<Basics> {
  const charts = Object.fromEntries(
    Object.entries(sizeCharts).map(([name, chart]) => [
      name,
      { ...chart, rows: stored(chart.rows, `size-chart/${name}`, new Map()) },
    ]),
  )
  return {
    terms: await write(req, 'product-terms', Object.fromEntries(productTerms.map((term) => [term.slug, term])), 'slug'),
    colours: await write(
      req,
      'colours',
      Object.fromEntries(shopColours.map((colour) => [colour.slug, colour])),
      'slug',
    ),
    makers: await write(req, 'manufacturers', makers, 'email'),
    sizeCharts: await write(req, 'size-charts', charts, 'name'),
  }
}

type Row = { [field: string]: unknown }

/** `known` is the field that identifies a document; of a localized field, the Bulgarian text. */
async function write(req: PayloadRequest, collection: Basic, rows: Record<string, Row>, known: string): Promise<Ids> {
  const { docs } = await req.payload.find({ collection, locale: 'bg', pagination: false, depth: 0, req })
  const found = new Map(docs.map((doc) => [String(Reflect.get(doc, known)), doc.id]))
  const ids: Ids = new Map()
  for (const [name, row] of Object.entries(rows)) {
    const id = found.get(identity(row[known])) ?? (await create(req, collection, row))
    ids.set(name, id)
  }
  return ids
}

const identity = (value: unknown) =>
  String(value !== null && typeof value === 'object' && 'bg' in value ? value.bg : value)

async function create(req: PayloadRequest, collection: Basic, row: Row): Promise<string> {
  const now = new Date().toISOString()
  const { id } = await req.payload.db.create({ collection, data: { ...row, createdAt: now, updatedAt: now }, req })
  await invalidate(tagsOf(collection, { id }), req)
  return String(id)
}
