import { z } from 'zod'
import { type DashboardFilter, dashboardStates } from './types'

export const dashboardPageSize = 24

const schema = z.object({
  state: z.enum(dashboardStates).catch('all'),
  search: z.string().trim().max(100).catch(''),
  retailer: z.uuid().or(z.literal('')).catch(''),
  category: z.uuid().or(z.literal('')).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

/** Parses the filter from the query string. Invalid values are ignored. */
export function readFilter(searchParams: Record<string, unknown> | undefined): DashboardFilter {
  return schema.parse(searchParams ?? {})
}

/** The URL of the dashboard with a filter, without defaults. Changing the filter leads to its first page. */
export function filterHref(filter: DashboardFilter, change: Partial<DashboardFilter>): string {
  const next = { ...filter, page: 1, ...change }
  const query = new URLSearchParams()
  if (next.state !== 'all') query.set('state', next.state)
  if (next.search) query.set('search', next.search)
  if (next.retailer) query.set('retailer', next.retailer)
  if (next.category) query.set('category', next.category)
  if (next.page > 1) query.set('page', String(next.page))
  const text = query.toString()
  return text ? `/admin/broshura-dashboard?${text}` : '/admin/broshura-dashboard'
}
