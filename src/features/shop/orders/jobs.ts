import { deliver } from '@/server/jobs/deliver-mail'
import { drawDocument, mailDocument, mailVoucher } from '@/server/jobs/kinds'
import { type AreaJobs, everyMinute, handle } from '@/server/jobs/tasks'
import { removeOldAccess } from './access'
import { reportAllBooks, reportRecentBooks } from './books/report-books'
import { drawMissing, drawStored } from './documents/draw-stored'
import { documentMail } from './documents/mail-document'
import { cancelLapsedHolds } from './hold'
import { removeOldPdfs } from './label-rows'
import { cancelOverdue, reconcilePayments, remindOfTransfers } from './payments/reconcile'
import { recheckRefunds, sendRefunds } from './payments/refunds'
import { removeOldOrigins } from './unpaid'
import { forgetEndedVouchers } from './vouchers/forget-ended'
import { enqueueDueVouchers, noteSent, remindOfVouchers, voucherMail } from './vouchers/send'

export const ordersJobs: AreaJobs = {
  shop: { handlers: [handle(drawDocument, { run: (req, { document }) => drawStored(req, document) })] },
  mails: {
    handlers: [
      handle(mailDocument, {
        run: async (req, { document }, job) => deliver(req, await documentMail(req.payload, document), job),
      }),
      handle(mailVoucher, {
        run: async (req, { voucher }, job) => {
          const mail = await voucherMail(req.payload, voucher)
          if (!mail) return
          const outcome = await deliver(req, mail, job)
          await noteSent(req.payload, voucher, outcome !== 'refused')
        },
      }),
    ],
  },
  common: {
    tasks: [
      { name: 'cancelOverdueOrders', when: everyMinute, run: (payload) => cancelOverdue(payload) },
      { name: 'cancelUnconfirmedOrders', when: '*/5 * * * *', run: (payload) => cancelLapsedHolds(payload) },
      { name: 'sendVouchers', when: everyMinute, run: ({ db }) => enqueueDueVouchers(db.drizzle) },
      // Reminders are sent during the day in Sofia, each once: a worker may be missing at one hour.
      { name: 'remindOfVouchers', when: '23 7-17 * * *', atStart: false, run: (payload) => remindOfVouchers(payload) },
      { name: 'sendRefunds', when: everyMinute, run: (payload) => sendRefunds(payload) },
      { name: 'recheckRefunds', when: '31 4 * * *', run: (payload) => recheckRefunds(payload) },
      { name: 'reconcilePayments', when: '*/5 * * * *', run: (payload) => reconcilePayments(payload) },
      {
        name: 'remindOfTransfers',
        when: '17 8-17 * * *',
        atStart: false,
        run: ({ db }) => remindOfTransfers(db.drizzle),
      },
      { name: 'drawLeftOutDocuments', when: '3,33 * * * *', run: ({ db }) => drawMissing(db.drizzle) },
      { name: 'removeOldLabels', when: '19 3 * * *', run: ({ db }) => removeOldPdfs(db.drizzle) },
      { name: 'removeOldOrderAccess', when: '18 3 * * *', run: ({ db }) => removeOldAccess(db.drizzle) },
      { name: 'removeOldOrderOrigins', when: '21 3 * * *', run: ({ db }) => removeOldOrigins(db.drizzle) },
      { name: 'forgetEndedVouchers', when: '24 3 * * *', run: ({ db }) => forgetEndedVouchers(db.drizzle) },
    ],
  },
  long: {
    tasks: [
      { name: 'checkRecentBooks', when: '13 * * * *', run: (payload) => reportRecentBooks(payload) },
      { name: 'checkAllBooks', when: '43 2 * * *', run: (payload) => reportAllBooks(payload) },
    ],
  },
}
