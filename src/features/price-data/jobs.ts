import { fetchPrices, importPrices, judgeGroup, withdrawPrices } from '@/server/jobs/kinds'
import { type AreaJobs, everyMinute, handle } from '@/server/jobs/tasks'
import { renewSearchIndex } from '@/server/search-index/rebuild'
import { enqueueDueDays, fetchDay } from './import/fetch/fetch-day'
import { failBrokenOff, giveUpPriceImport, giveUpWithdrawal } from './import/import-document'
import { runPriceImport } from './import/run-import'
import { withdrawDay } from './import/withdraw-day'
import { judgeAllOfGroup } from './reductions/judge-all-of-group'
import { refreshPrices } from './summaries/rebuild-summaries'

export const priceDataJobs: AreaJobs = {
  prices: {
    handlers: [
      handle(withdrawPrices, {
        run: (req, { importId }) => withdrawDay(req, importId),
        giveUp: (req, { importId }) => giveUpWithdrawal(req.payload.db.drizzle, importId),
      }),
      handle(judgeGroup, { run: (req, { group }) => judgeAllOfGroup(req, group) }),
      handle(fetchPrices, { run: (req, { day }) => fetchDay(req, day) }),
      handle(importPrices, {
        run: (req, { importId }) => runPriceImport(req, importId),
        giveUp: (req, { importId }) => giveUpPriceImport(req.payload.db.drizzle, importId),
      }),
    ],
  },
  common: {
    tasks: [
      { name: 'endBrokenOffPriceImports', when: everyMinute, run: ({ db }) => failBrokenOff(db.drizzle) },
      { name: 'fetchDuePrices', when: '*/5 * * * *', run: enqueueDueDays },
    ],
  },
  long: {
    tasks: [
      // After an upgrade, which may store verdicts that an earlier version did not.
      { name: 'renewSearchIndex', when: '7 * * * *', run: () => renewSearchIndex(refreshPrices) },
    ],
  },
}
