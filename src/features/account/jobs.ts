import { eraseDecidedStatement } from '@collections/customers/hooks/erase-from-books'
import { removeOldSignIns } from '@/features/auth/sign-ins'
import { deliver } from '@/server/jobs/deliver-mail'
import { eraseStatement, mailCustomer, personQueue, writeDataExport } from '@/server/jobs/kinds'
import { type AreaJobs, everyMinute, handle } from '@/server/jobs/tasks'
import { deleteDueAccounts } from './my-data/deletion/delete-due-accounts'
import { giveUpExport, runExport } from './my-data/export/run-export'
import { composeCustomerMail } from './my-data/mails'

export const accountJobs: AreaJobs = {
  mails: {
    handlers: [
      handle(mailCustomer, {
        run: async (req, input, job) => deliver(req, await composeCustomerMail(req.payload, input), job),
      }),
    ],
  },
  common: {
    handlers: [
      handle(writeDataExport, {
        run: (req, { exportId }) => runExport(req, exportId),
        giveUp: (req, { exportId }) => giveUpExport(req, exportId),
      }),
      handle(eraseStatement, { run: (req, { statement }) => eraseDecidedStatement(req, statement) }),
    ],
    tasks: [
      { name: 'tidyPeople', when: everyMinute, run: deleteDueAccounts, queue: personQueue },
      { name: 'removeOldSignIns', when: '43 3 * * *', run: (payload) => removeOldSignIns(payload) },
    ],
  },
}
