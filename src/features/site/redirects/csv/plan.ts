import {
  conflictOf,
  isRedirectSource,
  isTargetAddress,
  type Lead,
  normalisePath,
  normaliseTarget,
  type RedirectBook,
  redirectLengths,
  redirectStatuses,
  redirectTargets,
} from '@collections/content/redirect-rows'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import type { ParsedRow, Table } from '@/lib/csv/parse-table'
import { planTable, type TablePlan, type WrongCell } from '@/lib/csv/plan-table'
import { publicPathOf } from '@/server/cache/tags'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { RedirectCellProblem, RedirectColumn } from './plan-words'

const { redirects, redirectsRels } = tables
const d = alias(redirects, 'd')
const rel = alias(redirectsRels, 'rel')

/** The target document of a redirect: `name` is `brochures/week-47`; `address` is null while it is not published. */
const target = z.object({
  name: z.string(),
  id: z.string(),
  collection: z.enum(redirectTargets),
  address: z.string().nullable(),
})
export type PlannedTarget = z.infer<typeof target>

const stored = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  document: z.string().nullable(),
  status: z.enum(redirectStatuses),
  hits: z.number().nullable(),
})
type StoredRedirect = z.infer<typeof stored>

const named = z.object({ name: z.string(), id: z.string(), slug: z.string(), published: z.boolean() })

/** In the order of their paths. `lock` blocks changes by others until the transaction ends. */
export async function readStoredRedirects(database: Database, { lock = false } = {}): Promise<StoredRedirect[]> {
  const names = sql.join(
    redirectTargets.map((collection) => {
      const documents = tables[collection]
      const id = rel[`${collection}Id` as const]
      return sql`(select ${`${collection}/`}::text || ${documents.slug} from ${documents} where ${documents.id} = ${id})`
    }),
    sql`, `,
  )
  const { rows } = await database.execute(sql`
    select ${d.id}, ${d.from}, ${d.to}, coalesce(${names}) as document, ${d.status}, ${d.hits}
    from ${redirects} d left join ${redirectsRels} rel on ${rel.parentId} = ${d.id} and ${rel.path} = 'document'
    order by ${d.from} ${lock ? sql`for update of d` : sql``}`)
  return z.array(stored).parse(rows)
}

export async function readTargets(database: Database, names: string[]): Promise<Map<string, PlannedTarget>> {
  const found = new Map<string, PlannedTarget>()
  for (const collection of redirectTargets) {
    const slugs = names.flatMap((name) => (name.startsWith(`${collection}/`) ? name.slice(collection.length + 1) : []))
    if (slugs.length === 0) continue
    const documents = tables[collection]
    const { rows } = await database.execute(sql`
      select ${`${collection}/`}::text || ${documents.slug} as name, ${documents.id}, ${documents.slug},
        ${isPublished(documents)} as published
      from ${documents} where ${documents.slug} = any(${sql.param(slugs)}::text[])`)
    for (const { name, id, slug, published } of z.array(named).parse(rows)) {
      found.set(name, { name, id, collection, address: published ? publicPathOf(collection, slug) : null })
    }
  }
  return found
}

export type RedirectFields = Pick<StoredRedirect, 'from' | 'to' | 'document' | 'status'>
export type PlannedRedirects = TablePlan<{
  column: RedirectColumn
  problem: RedirectCellProblem
  fields: RedirectFields
  change: { id: string }
  removed: { id: string; from: string }
  doubt: never
}>

type Given = {
  table: Table<RedirectColumn>
  stored: readonly StoredRedirect[]
  targets: ReadonlyMap<string, PlannedTarget>
  removeOthers: boolean
}

const status = z.enum(redirectStatuses)

/**
 * Compares a file with the redirects line by line: a line whose path has a redirect changes it, any other line is new.
 */
export async function planRedirects({ table, stored, targets, removeOthers }: Given): Promise<PlannedRedirects> {
  const before = new Map(stored.map((redirect) => [redirect.from, redirect]))
  const met = new Set<string>()
  const plan: PlannedRedirects = planTable({
    table,
    // Visitors who follow a redirect change nothing that the plan is about.
    against: () => [stored.map(({ hits: _, ...redirect }) => redirect), removeOthers],
    compare: (row) => {
      const from = normalisePath(row.cells.from ?? '')
      const old = before.get(from)
      const { fields, problem } = readRow(row, from, old, targets)
      const wrong = met.has(from) ? ({ column: 'from', problem: 'samePath' } as const) : problem
      met.add(from)
      if (wrong) return { wrong: [wrong] }
      if (!old) return { fields, change: null }
      return { fields, change: isSame(old, fields) ? 'same' : { id: old.id } }
    },
    leftOut: ({ remove }) => {
      if (removeOthers)
        remove.push(...stored.filter(({ from }) => !met.has(from)).map(({ id, from }) => ({ id, from })))
    },
  })
  plan.errors.push(...(await conflictsOf(plan, stored, targets)))
  return plan
}

type Read = { fields: RedirectFields; problem?: WrongCell<RedirectColumn, RedirectCellProblem> }

function readRow(
  { cells }: ParsedRow,
  from: string,
  old: StoredRedirect | undefined,
  targets: ReadonlyMap<string, PlannedTarget>,
): Read {
  const to = (cells.to === undefined ? old?.to : normaliseTarget(cells.to)) || null
  // A document would win over a new address.
  const kept = cells.to && to !== old?.to ? null : old?.document
  const document = (cells.document ?? kept) || null
  const code = status.safeParse(cells.status || (old?.status ?? '308'))
  const fields = { from, to, document, status: code.data ?? '308' }
  if (from.length > redirectLengths.from) return { fields, problem: { column: 'from', problem: 'tooLong' } }
  if (!isRedirectSource(from)) return { fields, problem: { column: 'from', problem: 'path' } }
  if (!code.success) return { fields, problem: { column: 'status', problem: 'status' } }
  if (document && !targets.has(document)) return { fields, problem: { column: 'document', problem: 'document' } }
  if (to && to.length > redirectLengths.to) return { fields, problem: { column: 'to', problem: 'tooLong' } }
  if (to ? !isTargetAddress(to) : !document) return { fields, problem: { column: 'to', problem: 'target' } }
  return { fields }
}

const isSame = (old: RedirectFields, fields: RedirectFields) =>
  old.to === fields.to && old.document === fields.document && old.status === fields.status

/** The lines that would make a loop or a chain once the whole plan is carried out. */
async function conflictsOf(
  { create, change, remove }: PlannedRedirects,
  stored: readonly StoredRedirect[],
  targets: ReadonlyMap<string, PlannedTarget>,
): Promise<PlannedRedirects['errors']> {
  const removed = new Set(remove.map(({ id }) => id))
  const leadOf = ({ from, to, document }: RedirectFields): Lead => ({
    from,
    to: (document && targets.get(document)?.address) || to,
  })
  const all = new Map(stored.filter(({ id }) => !removed.has(id)).map((one) => [one.from, leadOf(one)]))
  for (const { fields } of [...create, ...change]) all.set(fields.from, leadOf(fields))
  const leading = Map.groupBy(all.values(), ({ to }) => to)

  const errors: PlannedRedirects['errors'] = []
  for (const { line, fields } of [...create, ...change]) {
    const { from, to } = leadOf(fields)
    const isOther = (lead: Lead) => lead.from !== from
    const book: RedirectBook = {
      from: async (paths) => paths.flatMap((path) => all.get(path) ?? []).filter(isOther),
      to: async (paths) => paths.flatMap((path) => leading.get(path) ?? []).filter(isOther),
    }
    const conflict = to ? await conflictOf(book, { from, to }) : null
    if (conflict) errors.push({ line, column: 'to', problem: conflict.kind, value: conflict.path })
  }
  return errors
}
