/** The collections whose documents are drafts first; each can be published or hidden at an hour that an editor sets. */
export const scheduledCollections = ['brochures', 'legal-pages', 'pages', 'posts', 'products', 'retailers'] as const
export type ScheduledCollection = (typeof scheduledCollections)[number]

export const scheduleKinds = ['publish', 'unpublish'] as const
export type ScheduleKind = (typeof scheduleKinds)[number]

export type Scheduled = { collection: ScheduledCollection; id: string }

/** One change that waits for its hour, or that failed at it, with the reason in its editor's language. */
export type Schedule = { id: string; kind: ScheduleKind; at: string; reason: string | null }

/** What a form shows of its document's schedule. */
export type ScheduleState = {
  planned: Schedule[]
  failed: Schedule[]
  /** Why what is planned could not be published as the document is now. */
  problem: string | null
  /** Someone has changed the document since its publication was scheduled: it is not published unseen. */
  changed: boolean
  /** What an editor most likely wants to schedule next. */
  suggested: ScheduleKind
}
