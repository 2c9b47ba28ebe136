import type { PayloadRequest } from 'payload'
import { deliverMail } from '@/server/jobs/deliver-mail'
import { type Handler, handle, type Job } from '@/server/jobs/handler'
import {
  fetchPrices,
  importBrochure,
  importPrices,
  mailContact,
  mailCustomer,
  sendMail,
  withdrawPrices,
  writeDataExport,
} from '@/server/jobs/kinds'
import { type Mail, messageIdOf } from '@/server/mail/queue-mail'
import { endImport } from './editorial/brochure-import/import-row'
import { runImport } from './editorial/brochure-import/run-import'
import { composeFor as contactMail } from './content/contact/mails'
import { failExport } from './account/my-data/export/export-row'
import { runExport } from './account/my-data/export/run-export'
import { composeFor as customerMail } from './account/my-data/mails'
import { fetchDay } from './price-data/import/fetch/fetch-day'
import { endImport as endPriceImport } from './price-data/import/import-document'
import { runPriceImport } from './price-data/import/run-import'
import { endWithdrawal, withdrawDay } from './price-data/import/withdraw-day'

export const brochureJobs: Handler[] = [
  handle(importBrochure, {
    run: (req, { importId }) => runImport(req, importId),
    giveUp: (req, { importId }) => endImport(req, importId, 'failed', 'worker-stopped'),
  }),
]

export const priceJobs: Handler[] = [
  handle(withdrawPrices, {
    run: (req, { importId }) => withdrawDay(req, importId),
    giveUp: (req, { importId }) => endWithdrawal(req, importId, 'done'),
  }),
  handle(fetchPrices, { run: (req, { day }) => fetchDay(req, day) }),
  handle(importPrices, {
    run: (req, { importId }) => runPriceImport(req, importId),
    giveUp: (req, { importId }) => endPriceImport(req, importId, 'failed'),
  }),
]

export const personJobs: Handler[] = [
  handle(writeDataExport, {
    run: (req, { exportId }) => runExport(req, exportId),
    giveUp: (req, { exportId }) => failExport(req, exportId),
  }),
]

export const mailJobs: Handler[] = [
  handle(mailCustomer, {
    run: async (req, input, job) => deliver(req, await customerMail(req.payload, input), job),
  }),
  handle(mailContact, {
    run: async (req, input, job) => deliver(req, await contactMail(req.payload, input), job),
  }),
  handle(sendMail, { run: deliver }),
]

async function deliver({ payload }: PayloadRequest, mail: Mail | null, { id, enqueuedAt }: Job): Promise<void> {
  const messageId = mail?.messageId ?? messageIdOf(`job.${enqueuedAt.getTime().toString(36)}.${id}`)
  if (mail) await deliverMail(payload, { ...mail, messageId })
}
