import { admin } from '@collections/access/admin'
import { nobody } from '@collections/access/nobody'
import { isAdmin } from '@collections/access/staff'
import type { Config } from 'payload'
import { importBrochureTask } from './brochure-import/jobs'
import { mailContactTask } from './contact/jobs'
import { mailCustomerTask, writeDataExportTask } from './my-data/jobs'
import { importPricesTask } from './open-prices/jobs'

/** Everything that takes long runs in the worker process (src/worker.ts), never in the web server. */
export const jobs: NonNullable<Config['jobs']> = {
  tasks: [importBrochureTask, writeDataExportTask, mailCustomerTask, mailContactTask, importPricesTask],
  deleteJobOnComplete: true,
  access: {
    cancel: ({ req }) => isAdmin(req.user),
    queue: ({ req }) => isAdmin(req.user),
    run: () => false,
  },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: admin, update: nobody, delete: nobody },
  }),
}
