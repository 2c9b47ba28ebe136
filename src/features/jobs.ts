import { rm } from 'node:fs/promises'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PayloadRequest } from 'payload'
import { Client } from 'pg'
import type { CalendarDay } from '@/domain/calendar-day'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { directDatabaseUrl } from '@/server/env'
import { exportsRoot, writeWhole } from '@/server/files'
import { type DeliveredMail, deliverMail } from '@/server/jobs/deliver-mail'
import {
  drawDocument,
  enqueue,
  fetchPrices,
  fillDroppedDraft,
  importBrochure,
  importPrices,
  indexGoodsUnder,
  mailContact,
  mailCustomer,
  mailVoucher,
  makeLabel,
  sendMail,
  withdrawPrices,
  writeDataExport,
} from '@/server/jobs/kinds'
import { type Handler, handle, type Job } from '@/server/jobs/tasks'
import { log } from '@/server/log'
import { type Mail, messageIdOf } from '@/server/mail/queue-mail'
import { indexPartOfGoods } from '@/server/search-index'
import { ownArchive } from './account/my-data/export/own-archive'
import { claimExport, exportName, failExport, finishExport } from './account/my-data/export/own-exports'
import { composeFor as customerMail } from './account/my-data/mails'
import { composeFor as contactMail } from './content/contact/write-to-us'
import { fillLeftDraft } from './editorial/brochure-draft/fill-left-draft'
import { endImport } from './editorial/brochure-import/import-row'
import { runImport } from './editorial/brochure-import/run-import'
import { fetchDay } from './price-data/import/fetch/fetch-day'
import {
  dayToWithdraw,
  endImport as endPriceImport,
  endWithdrawal,
  withdrawImports,
} from './price-data/import/import-document'
import { afterImport, runPriceImport } from './price-data/import/run-import'
import { otherCompaniesOf } from './price-data/import/store/checks'
import { lockImports, removeCompanyDay } from './price-data/import/store/company-day'
import { giveUpLabel, makeLabel as makeCarrierLabel } from './shop/fulfilment/carriers/make-label'
import { drawStored } from './shop/orders/documents/draw-stored'
import { noteSent, voucherMail } from './shop/orders/vouchers/send'

/**
 * Removes an imported day, whichever imports it came from, so that the previous days' prices are current again. Safe to
 * repeat; the status stays "withdrawing" until the price pages are up to date.
 */
export async function withdrawDay(req: PayloadRequest, importId: string): Promise<void> {
  const { drizzle: database } = req.payload.db
  const day = await dayToWithdraw(database, importId)
  if (!day) return
  const client = new Client({ connectionString: directDatabaseUrl(), application_name: 'broshura prices' })
  try {
    await client.connect()
    const companies = await removeDay(client, day)
    await afterImport()
    await endWithdrawal(database, importId, 'withdrawn')
    log.info({ import: importId, day, companies }, 'withdrew a day of prices')
  } finally {
    await client.end()
  }
}

/** Removes a day's reports of all real companies in one transaction. @returns the number of companies */
async function removeDay(client: Client, day: CalendarDay): Promise<number> {
  await client.query('begin')
  try {
    await lockImports(client)
    const companies = await otherCompaniesOf(client, day, [])
    for (const company of companies) await removeCompanyDay(client, company, day)
    await withdrawImports(drizzle({ client }), day)
    await client.query('commit')
    return companies.length
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

export const brochureJobs: Handler[] = [
  handle(importBrochure, {
    run: (req, { importId }) => runImport(req, importId),
    giveUp: (req, { importId }) => endImport(req, importId, 'failed', 'worker-stopped'),
  }),
  handle(fillDroppedDraft, { run: (req, dropped) => fillLeftDraft(req, dropped) }),
]

export const priceJobs: Handler[] = [
  handle(withdrawPrices, {
    run: (req, { importId }) => withdrawDay(req, importId),
    giveUp: (req, { importId }) => endWithdrawal(req.payload.db.drizzle, importId, 'done'),
  }),
  handle(fetchPrices, { run: (req, { day }) => fetchDay(req, day) }),
  handle(importPrices, {
    run: (req, { importId }) => runPriceImport(req, importId),
    giveUp: (req, { importId }) => endPriceImport(req.payload.db.drizzle, importId, 'failed'),
  }),
]

export const personJobs: Handler[] = [
  handle(writeDataExport, {
    run: (req, { exportId }) => runExport(req, exportId),
    giveUp: (req, { exportId }) => failExport(req, exportId),
  }),
]

export const shopJobs: Handler[] = [
  handle(drawDocument, { run: (req, { document }) => drawStored(req, document) }),
  handle(indexGoodsUnder, { run: (req, under) => indexPartOfGoods(req, under) }),
]

export const carrierJobs: Handler[] = [
  handle(makeLabel, {
    run: (req, { parcel }) => makeCarrierLabel(req, parcel),
    giveUp: (req, { parcel }) => giveUpLabel(req, parcel),
  }),
]

export const mailJobs: Handler[] = [
  handle(mailCustomer, {
    run: async (req, input, job) => deliver(req, await customerMail(req.payload, input), job),
  }),
  handle(mailContact, {
    run: async (req, input, job) => deliver(req, await contactMail(req.payload, input), job),
  }),
  handle(mailVoucher, {
    run: async (req, { voucher }, job) => {
      const mail = await voucherMail(req.payload, voucher)
      if (!mail) return
      await deliver(req, mail, job)
      await noteSent(req.payload, voucher)
    },
  }),
  handle(sendMail, { run: deliver }),
]

async function deliver(
  { payload }: PayloadRequest,
  mail: (Mail & Pick<DeliveredMail, 'attachments'>) | null,
  { id, enqueuedAt }: Job,
): Promise<void> {
  const messageId = mail?.messageId ?? messageIdOf(`job.${enqueuedAt.getTime().toString(36)}.${id}`)
  if (mail) await deliverMail(payload, { ...mail, messageId })
}

/** Idempotent: after a kill at any step it writes the same file again. */
async function runExport(req: PayloadRequest, id: string): Promise<void> {
  const customer = await claimExport(req, id)
  if (!customer) return
  try {
    const archive = await ownArchive(req.payload, customer)
    await writeWhole(exportsRoot(), exportName(id), archive)
    const done = await announce(req, { id, customer, bytes: archive.length })
    if (!done) await rm(path.join(exportsRoot(), exportName(id)), { force: true })
  } catch (error) {
    log.error({ export: id, error }, 'the data of a customer could not be exported')
    await failExport(req, id)
  }
}

/** Marks the export as done and queues its mail in one transaction. */
function announce(req: PayloadRequest, written: { id: string; customer: string; bytes: number }): Promise<boolean> {
  return withTransaction(req, async () => {
    const done = await finishExport(req, written.id, written.bytes)
    const mail = { customer: written.customer, kind: 'exportReady' } as const
    if (done) await enqueue(await transactionOf(req), mailCustomer, mail)
    return done
  })
}
