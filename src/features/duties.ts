import { removeOldSignIns } from '@/features/account/auth/sign-ins'
import { cleanUp } from '@/features/editorial/brochure-import/clean-up'
import { removeOldMessages } from '@/features/content/contact/write-to-us'
import { sendWeeklyMails } from '@/features/lists/follow/mails/send-weekly'
import { tidyPeople } from '@/features/account/my-data/tidy'
import { removeLapsed } from '@/features/content/newsletter/links'
import { enqueueDueDays } from '@/features/price-data/import/fetch/fetch-day'
import { endBrokenOff } from '@/features/price-data/import/store/import-record'
import { mailFailedSchedules } from '@/features/editorial/schedule/mail-failures'
import { runDueSchedules } from '@/features/editorial/schedule/run-due'
import { removeAbandonedDrafts } from '@/features/editorial/abandoned-drafts/remove-abandoned-drafts'
import { removeOldDeliveries } from '@/server/jobs/deliver-mail'
import type { Duty } from '@/server/jobs/handler'
import { personQueue } from '@/server/jobs/kinds'
import { limitRetryDelays } from '@/server/jobs/limit-retry-delays'
import { log } from '@/server/log'
import { renewSearchIndex } from '@/server/search-index/renew'
import { retireEnded } from '@/server/search-index/retire'

const everyMinute = '* * * * *'

/** What is done now and then. Each is safe to repeat, and finds out itself what is due. */
export const duties: Duty[] = [
  { name: 'runDueSchedules', when: everyMinute, run: runDueSchedules },
  { name: 'mailFailedSchedules', when: everyMinute, run: mailFailedSchedules },
  { name: 'tidyPeople', when: everyMinute, run: tidyPeople, queue: personQueue },
  { name: 'endBrokenOffPriceImports', when: everyMinute, run: ({ db }) => endBrokenOff(db.pool) },
  { name: 'shortenPausesOfMails', when: everyMinute, run: ({ db }) => limitRetryDelays(db.drizzle) },
  { name: 'fetchDuePrices', when: '*/5 * * * *', run: enqueueDueDays },
  { name: 'sendWeeklyMails', when: '*/10 * * * *', run: () => sendWeeklyMails() },
  { name: 'retireEnded', when: '1 * * * *', run: retireEnded },
  { name: 'renewSearchIndex', when: '7 * * * *', run: renewSearchIndex },
  { name: 'removeLapsedSubscriptions', when: '11 * * * *', run: () => removeLapsed() },
  { name: 'tidyImports', when: '23 3 * * *', run: tidyImports },
  { name: 'removeUntouchedDrafts', when: '33 3 * * *', run: (payload) => removeAbandonedDrafts(payload) },
  { name: 'removeOldSignIns', when: '43 3 * * *', run: () => removeOldSignIns() },
  { name: 'removeOldMessages', when: '48 3 * * *', run: () => removeOldMessages() },
  { name: 'forgetHandedMails', when: '53 3 * * *', run: ({ db }) => removeOldDeliveries(db.drizzle) },
]

async function tidyImports(...[payload]: Parameters<Duty['run']>) {
  const removed = await cleanUp(payload)
  if (removed.files + removed.folders > 0) log.info(removed, 'removed unused PDFs and pages')
}
