import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  text,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { proposalStates } from '@/domain/brochure-import'
import { countKinds } from '@/domain/count-kinds'
import { scheduleKinds } from '@/domain/schedule-kinds'

const time = { withTimezone: true, mode: 'string' } as const

export const own = {
  confirmedEmails: pgTable('confirmed_emails', {
    email: text('email').notNull(),
    customerId: uuid('customer_id').notNull(),
    confirmedAt: timestamp('confirmed_at', time).notNull(),
  }),
  departures: pgTable('departures', {
    supabaseId: text('supabase_id').notNull(),
    sessionIds: text('session_ids').array().notNull(),
    email: text('email'),
    language: text('language'),
    departedAt: timestamp('departed_at', time).notNull(),
    removedAt: timestamp('removed_at', time),
  }),
  emailChangeLinks: pgTable('email_change_links', {
    linkHash: text('link_hash').notNull(),
    customerId: uuid('customer_id').notNull(),
    cancelled: boolean('cancelled').notNull(),
    sentAt: timestamp('sent_at', time).notNull(),
  }),
  emailChanges: pgTable('email_changes', {
    customerId: uuid('customer_id').notNull(),
    newEmail: text('new_email').notNull(),
    requestedAt: timestamp('requested_at', time).notNull(),
  }),
  followMails: pgTable('follow_mails', {
    customer: uuid('customer').notNull(),
    week: date('week', { mode: 'string' }).notNull(),
    claimedAt: timestamp('claimed_at', { ...time, precision: 3 }).notNull(),
    doneAt: timestamp('done_at', { ...time, precision: 3 }),
  }),
  followTargets: pgTable('follow_targets', {
    follow: uuid('follow').notNull(),
    cents: integer('cents').notNull(),
    day: date('day', { mode: 'string' }),
    told: boolean('told').notNull(),
  }),
  handedMails: pgTable('handed_mails', {
    messageId: text('message_id').notNull(),
    at: timestamp('at', time).notNull(),
  }),
  rateLimits: pgTable('rate_limits', {
    key: varchar('key', { length: 255 }).notNull(),
    points: integer('points').notNull(),
    expire: bigint('expire', { mode: 'number' }),
  }),
  recoveryCodes: pgTable('recovery_codes', {
    customerId: uuid('customer_id').notNull(),
    hash: text('hash').notNull(),
  }),
  staffSecondFactors: pgTable('staff_second_factors', {
    userId: uuid('user_id').notNull(),
    secret: text('secret').notNull(),
    confirmedAt: timestamp('confirmed_at', time),
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
    recoveryCodes: text('recovery_codes').array().notNull(),
  }),
}

const ofEditors = pgSchema('editorial')

export const editorial = {
  brochureCounts: ofEditors.table('brochure_counts', {
    brochureId: uuid('brochure_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: countKinds }).notNull(),
    count: integer('count').notNull(),
  }),
  missedQuestions: ofEditors.table('missed_questions', {
    week: date('week', { mode: 'string' }).notNull(),
    mark: text('mark').notNull(),
    question: text('question'),
    count: integer('count').notNull(),
  }),
  schedules: ofEditors.table('schedules', {
    id: uuid('id').notNull(),
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    kind: text('kind', { enum: scheduleKinds }).notNull(),
    dueAt: timestamp('due_at', time).notNull(),
    editorId: uuid('editor_id'),
    language: text('language').notNull(),
    tries: integer('tries').notNull(),
    retryAt: timestamp('retry_at', time),
    failedAt: timestamp('failed_at', time),
    reason: text('reason'),
    mailedAt: timestamp('mailed_at', time),
    plannedState: text('planned_state'),
  }),
}

export const proposals = {
  offers: pgSchema('proposals').table('offers', {
    id: uuid('id').notNull(),
    brochureId: uuid('brochure_id').notNull(),
    pageNumber: integer('page_number').notNull(),
    state: text('state', { enum: proposalStates }).notNull(),
    offerId: uuid('offer_id'),
    title: text('title').notNull(),
    brand: text('brand'),
    packSize: text('pack_size'),
    priceCents: integer('price_cents').notNull(),
    oldPriceCents: integer('old_price_cents'),
    x: doublePrecision('x').notNull(),
    y: doublePrecision('y').notNull(),
    width: doublePrecision('width').notNull(),
    height: doublePrecision('height').notNull(),
    uncertain: boolean('uncertain').notNull(),
    loyaltyOnly: boolean('loyalty_only').notNull(),
    multiBuy: jsonb('multi_buy'),
    depositCents: integer('deposit_cents'),
    printedTerms: text('printed_terms').array().notNull(),
    decidedAt: timestamp('decided_at', time),
    importId: uuid('import_id'),
  }),
}
