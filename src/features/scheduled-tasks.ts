import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { z } from 'zod'
import { removeOldEmailChanges } from '@/features/account/auth/pending-email'
import { removeOldSignIns } from '@/features/account/auth/sign-ins'
import { removeOldMessages } from '@/features/content/contact/write-to-us'
import { removeLapsed } from '@/features/content/newsletter/links'
import { removeAbandonedDrafts } from '@/features/editorial/abandoned-drafts/remove-abandoned-drafts'
import { mailFailedSchedules, runDueSchedules } from '@/features/editorial/schedule/run-due'
import { sendWeeklyMails } from '@/features/lists/follow/mails/send-weekly'
import { enqueueDueDays } from '@/features/price-data/import/fetch/fetch-day'
import { failBrokenOff } from '@/features/price-data/import/import-document'
import { refreshPrices } from '@/features/price-data/summaries/rebuild-summaries'
import { askForWishAlerts } from '@/features/shop/browse/wishlist/mails/ask-for-alerts'
import { tellCheaper } from '@/features/shop/browse/wishlist/mails/tell-cheaper'
import { removeOldWishes } from '@/features/shop/browse/wishlist/server/store-lists'
import { removeOldCarts } from '@/features/shop/checkout/cart/server/store-cart'
import { removeOldCheckouts } from '@/features/shop/checkout/server/store-checkout'
import { actOnRecentWithdrawals } from '@/features/shop/fulfilment/after-sales/act-on-withdrawal'
import { refreshPoints } from '@/features/shop/fulfilment/carriers/refresh-points'
import { trackParcels } from '@/features/shop/fulfilment/carriers/track-parcels'
import { giveBackOverNight } from '@/features/shop/fulfilment/claims'
import { closeOrders } from '@/features/shop/fulfilment/close-orders'
import { renewPrices } from '@/features/shop/goods/prices/renew-prices'
import { removeOldAccess } from '@/features/shop/orders/access'
import { reportAllBooks, reportRecentBooks } from '@/features/shop/orders/books/report-books'
import { drawMissing } from '@/features/shop/orders/documents/draw-stored'
import { cancelLapsedHolds } from '@/features/shop/orders/hold'
import { removeOldPdfs } from '@/features/shop/orders/label-rows'
import { cancelOverdue, reconcilePayments, remindOfTransfers } from '@/features/shop/orders/payments/reconcile'
import { sendRefunds } from '@/features/shop/orders/payments/refunds'
import { removeOldOrigins } from '@/features/shop/orders/unpaid'
import { enqueueDueVouchers, remindOfVouchers } from '@/features/shop/orders/vouchers/send'
import { eraseSettledGuests } from '@/features/shop/reviews/guest-data/erase-guest'
import { removeOldGuestAccess } from '@/features/shop/reviews/guest-data/guest-access'
import { inTransaction } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { exportsRoot, foldersOlderThan, pagesRoot, removeFolder, removeUnfinished } from '@/server/files'
import { limitRetryDelays, removeOldDeliveries } from '@/server/jobs/deliver-mail'
import { enqueue, mailCustomer, personQueue } from '@/server/jobs/kinds'
import type { ScheduledTask } from '@/server/jobs/tasks'
import { log } from '@/server/log'
import { openMatters } from '@/server/open-matters'
import { countWords, renewSearchIndex, retireEnded } from '@/server/search-index/rebuild'
import { removeFromAuthServer, sendDeletionMails } from './account/my-data/deletion/departures'
import { exportName } from './account/my-data/export/own-exports'
import { mailBackInStock, removeLapsedAlerts } from './shop/browse/alerts/alerts'
import { removeOldFormKeys } from './shop/goods/staff-work/once'

const { _brochuresV, brochureFiles, brochures, customers, dataExports, imports } = tables
const f = alias(brochureFiles, 'f')

const atOnce = 20
/** Waiting accounts form a group of their own, so that they never delay the others. */
const groups = [sql`deletion_waits_since is null`, sql`deletion_waits_since is not null`]

/**
 * Deletes accounts whose grace period is over. Each is one transaction including the hooks
 * (collections/customers/hooks), so a killed process leaves no account half deleted, and the next run continues.
 */
async function carryOutDeletions(payload: Payload): Promise<void> {
  for (const group of groups) {
    // Checked accounts that still wait move to the end of their group.
    const { rows } = await payload.db.drizzle.execute(sql`
      select ${customers.id} from ${customers} where ${customers.deletionDueAt} <= now() and ${group}
      order by coalesce(${customers.deletionWaitsSince}, ${customers.deletionDueAt}), ${customers.id} limit ${atOnce}`)
    for (const id of uuidsOf(rows)) {
      await deleteIfDue(id).catch(async (error: unknown) => {
        log.error({ customer: id, error }, 'an account could not be deleted')
        // It waits behind the others: a batch of accounts that fail would be the first for ever.
        await letWait(payload.db.drizzle, id)
      })
    }
  }
}

async function letWait(database: Database, customer: string): Promise<void> {
  await database.execute(sql`
    update ${customers} set ${named(customers, 'deletionWaitsSince')} = now() where ${customers.id} = ${customer}`)
}

const dueRows = z.array(z.object({ notified: z.boolean() }))

function deleteIfDue(id: string): Promise<void> {
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    const { rows } = await database.execute(sql`
      select ${customers.deletionWaitsSince} is not null as notified from ${customers}
      where ${customers.id} = ${id} and ${customers.deletionDueAt} <= now() for update`)
    const customer = dueRows.parse(rows)[0]
    if (!customer) return
    if ((await openMatters(database, id)).length > 0) {
      await letWait(database, id)
      if (customer.notified) return
      await enqueue(database, mailCustomer, { customer: id, kind: 'deletionWaits' })
      return
    }
    await req.payload.delete({ collection: 'customers', id, depth: 0, req })
    log.info({ customer: id }, 'deleted an account')
  })
}

const dayMs = 86_400_000

const known = z.array(z.object({ hash: z.string() }))

/**
 * Removes PDFs, rendered pages and partial files that nothing has referred to for a day; versions count, so everything
 * restorable is kept. An import refers to its pages only at its end, so an import that reuses pages touches them first
 * and checks them again in its transaction.
 */
export async function cleanUp(payload: Payload, now = Date.now()): Promise<{ files: number; folders: number }> {
  const before = now - dayMs
  const unfinished = await removeUnfinished(pagesRoot(), before)
  return { files: await removeFiles(payload, before), folders: unfinished + (await removePages(payload, before)) }
}

async function removeFiles(payload: Payload, before: number): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${f.id} from ${brochureFiles} f where ${f.updatedAt} < ${new Date(before).toISOString()}::timestamptz
      and not exists (select from ${imports} where ${imports.fileId} = ${f.id})
      and not exists (select from ${brochures} where ${brochures.fileId} = ${f.id})
      and not exists (select from ${_brochuresV} where ${_brochuresV.versionFileId} = ${f.id})`)
  const unused = uuidsOf(rows)
  for (const id of unused) await payload.delete({ collection: 'brochure-files', id, depth: 0 })
  return unused.length
}

async function removePages(payload: Payload, before: number): Promise<number> {
  const old = await foldersOlderThan(pagesRoot(), before)
  const { rows } = await payload.db.drizzle.execute(sql`
    select distinct ${imports.hash} from ${imports}
      where ${imports.hash} = any(string_to_array(${old.join(',')}, ','))`)
  const used = new Set(known.parse(rows).map(({ hash }) => hash))
  const unused = old.filter((name) => !used.has(name))
  for (const name of unused) await removeFolder(pagesRoot(), name)
  return unused.length
}

/** After an upgrade: rebuilds the search index and stores verdicts that an earlier version did not. */
async function renewWhatIsStored(): Promise<void> {
  if (await renewSearchIndex()) await refreshPrices()
}

const everyMinute = '* * * * *'

/** Each task is safe to repeat and finds out itself what is due. */
export const scheduledTasks: ScheduledTask[] = [
  { name: 'runDueSchedules', when: everyMinute, run: runDueSchedules },
  { name: 'mailFailedSchedules', when: everyMinute, run: mailFailedSchedules },
  { name: 'tidyPeople', when: everyMinute, run: deleteDueAccounts, queue: personQueue },
  { name: 'endBrokenOffPriceImports', when: everyMinute, run: ({ db }) => failBrokenOff(db.drizzle) },
  { name: 'shortenPausesOfMails', when: everyMinute, run: ({ db }) => limitRetryDelays(db.drizzle) },
  { name: 'askForWishAlerts', when: '*/5 * * * *', run: ({ db }) => askForWishAlerts(db.drizzle) },
  // During the day in Sofia.
  { name: 'tellCheaperWishes', when: '26 7-17 * * *', run: () => tellCheaper() },
  { name: 'mailBackInStock', when: everyMinute, run: mailBackInStock },
  { name: 'cancelOverdueOrders', when: everyMinute, run: (payload) => cancelOverdue(payload) },
  { name: 'actOnRecentWithdrawals', when: '*/5 * * * *', run: (payload) => actOnRecentWithdrawals(payload) },
  { name: 'sendVouchers', when: everyMinute, run: ({ db }) => enqueueDueVouchers(db.drizzle) },
  { name: 'remindOfVouchers', when: '23 9 * * *', run: (payload) => remindOfVouchers(payload) },
  { name: 'sendRefunds', when: everyMinute, run: (payload) => sendRefunds(payload) },
  { name: 'reconcilePayments', when: '*/5 * * * *', run: (payload) => reconcilePayments(payload) },
  { name: 'fetchDuePrices', when: '*/5 * * * *', run: enqueueDueDays },
  { name: 'sendWeeklyMails', when: '*/10 * * * *', run: () => sendWeeklyMails() },
  { name: 'recordProductPrices', when: everyMinute, run: ({ db }) => renewPrices(db.drizzle) },
  { name: 'retireEnded', when: '1 * * * *', run: retireEnded },
  { name: 'renewSearchIndex', when: '7 * * * *', run: renewWhatIsStored },
  { name: 'countSearchWords', when: '38 3 * * *', run: ({ db }) => countWords(db.drizzle) },
  { name: 'removeLapsedStockAlerts', when: '17 * * * *', run: () => removeLapsedAlerts() },
  { name: 'removeLapsedSubscriptions', when: '11 * * * *', run: () => removeLapsed() },
  { name: 'remindOfTransfers', when: '17 8 * * *', run: ({ db }) => remindOfTransfers(db.drizzle) },
  { name: 'drawLeftOutDocuments', when: '3,33 * * * *', run: ({ db }) => drawMissing(db.drizzle) },
  { name: 'giveBackOverNight', when: '7 * * * *', run: (payload) => giveBackOverNight(payload) },
  { name: 'closeOrders', when: '28 3 * * *', run: closeOrders },
  { name: 'checkRecentBooks', when: '13 * * * *', run: (payload) => reportRecentBooks(payload) },
  { name: 'checkAllBooks', when: '43 2 * * *', run: (payload) => reportAllBooks(payload) },
  { name: 'removeOldLabels', when: '19 3 * * *', run: ({ db }) => removeOldPdfs(db.drizzle) },
  { name: 'cancelUnconfirmedOrders', when: '*/5 * * * *', run: (payload) => cancelLapsedHolds(payload) },
  { name: 'removeOldOrderAccess', when: '18 3 * * *', run: ({ db }) => removeOldAccess(db.drizzle) },
  { name: 'removeOldOrderOrigins', when: '21 3 * * *', run: ({ db }) => removeOldOrigins(db.drizzle) },
  { name: 'removeOldFormKeys', when: '22 3 * * *', run: ({ db }) => removeOldFormKeys(db.drizzle) },
  { name: 'removeOldGuestAccess', when: '20 3 * * *', run: ({ db }) => removeOldGuestAccess(db.drizzle) },
  { name: 'eraseSettledGuests', when: '*/5 * * * *', run: () => eraseSettledGuests() },
  { name: 'tidyImports', when: '23 3 * * *', run: cleanUpImports },
  { name: 'removeUntouchedDrafts', when: '33 3 * * *', run: (payload) => removeAbandonedDrafts(payload) },
  { name: 'removeOldSignIns', when: '43 3 * * *', run: (payload) => removeOldSignIns(payload) },
  { name: 'removeOldMessages', when: '48 3 * * *', run: () => removeOldMessages() },
  { name: 'removeOldCarts', when: '28 3 * * *', run: ({ db }) => removeOldCarts(db.drizzle) },
  { name: 'removeOldWishes', when: '31 3 * * *', run: ({ db }) => removeOldWishes(db.drizzle) },
  { name: 'removeOldCheckouts', when: '29 3 * * *', run: ({ db }) => removeOldCheckouts(db.drizzle) },
  { name: 'forgetHandedMails', when: '53 3 * * *', run: ({ db }) => removeOldDeliveries(db.drizzle) },
]

/** Separate from the other tasks, which must not wait for a carrier's slow answer. */
export const scheduledCarrierTasks: ScheduledTask[] = [
  { name: 'refreshPickupPoints', when: '37 2 * * *', run: refreshPoints },
  { name: 'trackParcels', when: '*/30 * * * *', run: trackParcels },
]

async function cleanUpImports(...[payload]: Parameters<ScheduledTask['run']>) {
  const removed = await cleanUp(payload)
  if (removed.files + removed.folders > 0) log.info(removed, 'removed unused PDFs and pages')
}

type Step = (payload: Payload) => Promise<void>

/** Regular deletion of personal data; a failed step is retried in the next run without blocking the others. */
export async function deleteDueAccounts(payload: Payload): Promise<void> {
  const steps: Step[] = [
    carryOutDeletions,
    sendDeletionMails,
    removeFromAuthServer,
    expireExports,
    removeOldEmailChanges,
  ]
  for (const step of steps) {
    await step(payload).catch((error: unknown) =>
      log.error({ step: step.name, error }, 'what is due could not be done'),
    )
  }
}

/** After a week. Deletes the file first, so that no file outlives its document. */
export async function expireExports(payload: Payload): Promise<void> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute(sql`
    select ${dataExports.id} from ${dataExports} where ${dataExports.status} = 'ready'
      and ${dataExports.expiresAt} <= now()`)
  for (const id of uuidsOf(rows)) {
    await rm(path.join(exportsRoot(), exportName(id)), { force: true })
    await drizzle.execute(sql`
      update ${dataExports} set ${named(dataExports, 'status')} = 'expired', ${named(dataExports, 'file')} = null,
        ${named(dataExports, 'updatedAt')} = now() where ${dataExports.id} = ${id}`)
  }
}
