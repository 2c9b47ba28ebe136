import type { ScheduleKind } from '@/domain/schedule-kinds'

export const scheduledCollections = ['brochures', 'legal-pages', 'pages', 'posts', 'products', 'retailers'] as const
export type ScheduledCollection = (typeof scheduledCollections)[number]

export type Scheduled = { collection: ScheduledCollection; id: string }

/** `reason` is null while the change waits; after a failure it is in the editor's language. */
export type PlannedChange = { id: string; kind: ScheduleKind; at: string; reason: string | null }

export type ScheduleState = {
  planned: PlannedChange[]
  failed: PlannedChange[]
  problem: string | null
  /** Changed since its publication was scheduled; it is then not published unseen. */
  changed: boolean
  suggested: ScheduleKind
}
