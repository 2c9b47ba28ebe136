import { z } from 'zod'
import type { ImportStatus } from '@/domain/brochure-import'
import type { ScheduleKind } from '@/domain/schedule-kinds'
import type { Locale } from '@/i18n/routing'

export const dashboardStates = [
  'all',
  'current',
  'today',
  'upcoming',
  'draft',
  'scheduled',
  'scheduleFailed',
  'withoutOffers',
  'importFailed',
  'expired',
] as const

export type DashboardState = (typeof dashboardStates)[number]

export type DashboardFilter = {
  state: DashboardState
  search: string
  retailer: string
  category: string
  page: number
}

export type DashboardCounts = Record<DashboardState, number>

export type DashboardItem = {
  id: string
  slug: string | null
  title: string | null
  retailer: { name: string; colour: string } | null
  /** `YYYY-MM-DD`; a draft may lack them. */
  validFrom: string | null
  validTo: string | null
  published: boolean
  /** It is published and has not ended, but its shop is not published, so that visitors see neither. */
  shopHidden: boolean
  changed: boolean
  scheduledFor: Date | null
  /** Edited since it was scheduled, so it is not published unless an editor confirms. */
  scheduleChanged: boolean
  failedSchedule: { type: ScheduleKind; at: Date; reason: string } | null
  pageCount: number
  offerCount: number
  missingLanguages: Locale[]
  cover: { url: string; width: number; height: number } | null
  importStatus: ImportStatus | null
}

export type DashboardChoice = { id: string; name: string }

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

/** URL of the dashboard without default values. A changed filter returns to page 1. */
export function dashboardHref(filter: DashboardFilter, change: Partial<DashboardFilter>): string {
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
