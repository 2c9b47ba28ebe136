import { transactionOf } from '@/server/db/transaction'
import { fillDroppedDraft, importBrochure } from '@/server/jobs/kinds'
import { type AreaJobs, everyMinute, handle } from '@/server/jobs/tasks'
import { removeAbandonedDrafts } from './abandoned-drafts/remove-abandoned-drafts'
import { fillLeftDraft } from './brochure-draft/fill-draft'
import { removeUnusedFiles } from './brochure-import/remove-unused-files'
import { brochureImports, runImport } from './brochure-import/run-import'
import { mailFailedSchedules, runDueSchedules } from './schedule/run-due'

export const editorialJobs: AreaJobs = {
  brochures: {
    handlers: [
      handle(importBrochure, {
        run: (req, { importId }) => runImport(req, importId),
        giveUp: async (req, { importId }) =>
          brochureImports.end(await transactionOf(req), importId, { status: 'failed', error: 'worker-stopped' }),
      }),
      handle(fillDroppedDraft, { run: (req, dropped) => fillLeftDraft(req, dropped) }),
    ],
  },
  common: {
    tasks: [
      { name: 'runDueSchedules', when: everyMinute, run: runDueSchedules },
      { name: 'mailFailedSchedules', when: everyMinute, run: mailFailedSchedules },
      { name: 'removeUntouchedDrafts', when: '33 3 * * *', run: (payload) => removeAbandonedDrafts(payload) },
    ],
  },
  long: { tasks: [{ name: 'tidyImports', when: '23 3 * * *', run: (payload) => removeUnusedFiles(payload) }] },
}
