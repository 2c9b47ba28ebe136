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
  /** Ids; empty for all. */
  retailer: string
  category: string
  /** From 1. */
  page: number
}

export type DashboardCounts = Record<DashboardState, number>

export type DashboardItem = {
  id: string
  slug: string | null
  title: string | null
  retailer: { name: string; colour: string } | null
  /** Calendar days; a draft may lack them. */
  validFrom: string | null
  validTo: string | null
  published: boolean
  /** A published brochure that has been edited since and waits to be published again. */
  changed: boolean
  scheduledFor: Date | null
  /** A scheduled publication or its end that failed. */
  failedSchedule: { type: 'publish' | 'unpublish'; at: Date; reason: string } | null
  pageCount: number
  offerCount: number
  missingLanguages: Locale[]
  cover: { url: string; width: number; height: number } | null
  importStatus: 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | null
}

export type DashboardChoice = { id: string; name: string }
