import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { invalidate } from '@/server/cache/invalidate'
import { tagsOf } from '@/server/cache/tags'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { indexBrochure } from '@/server/search-index'
import { type Answer, bodyOf, empty, staffEndpoint } from '../../document-endpoint'
import { enqueueImport } from '../hooks/enqueue-import'
import { readPanelState } from './panel-state'

const { brochurePages, imports } = tables

const order = z.object({ pages: z.array(z.uuid()).min(1).max(300) })

const state: Answer = async (req, brochure) => {
  const found = await readPanelState(req, brochure)
  return found ? Response.json(found, { headers: { 'Cache-Control': 'no-store' } }) : empty(404)
}

const cancel: Answer = async (req, brochure) => {
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${imports} set ${named(imports, 'cancelRequested')} = true, ${named(imports, 'status')} = case
      when ${imports.status} = 'queued' then 'cancelled' else ${imports.status} end
    where ${imports.brochureId} = ${brochure} and ${imports.status} in ('queued', 'running')`)
  return empty(204)
}

const retry: Answer = async (req, brochure) => {
  const query = { collection: 'brochures', id: brochure, draft: true, depth: 0, select: { file: true } } as const
  const document = await req.payload.findByID({ ...query, disableErrors: true, req })
  if (typeof document?.file !== 'string') return empty(404)
  await enqueueImport(req, brochure, document.file)
  return empty(202)
}

/** Puts the named pages in this order; pages of other brochures stay where they are. */
const reorder: Answer = async (req, brochure) => {
  const wanted = order.safeParse(await bodyOf(req))
  if (!wanted.success) return empty(400)
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${brochurePages} set ${named(brochurePages, 'position')} = wanted.position,
      ${named(brochurePages, 'updatedAt')} = now()
    from unnest(string_to_array(${wanted.data.pages.join(',')}, ',')::uuid[]) with ordinality as wanted(id, position)
    where ${brochurePages.id} = wanted.id and ${brochurePages.brochureId} = ${brochure}`)
  await indexBrochure(req, brochure)
  await invalidate(tagsOf('brochure-pages', { brochure }), req)
  return empty(204)
}

/** What the import panel of the form asks for and does, under `/api/cms/brochures`. */
export const importEndpoints: Endpoint[] = [
  staffEndpoint('/:id/import', 'get', state),
  staffEndpoint('/:id/import/cancel', 'post', cancel),
  staffEndpoint('/:id/import/retry', 'post', retry),
  staffEndpoint('/:id/page-order', 'post', reorder),
]
