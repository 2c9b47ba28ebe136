import type { AreaJobs } from '@/server/jobs/tasks'
import { countWords, retireEnded } from '@/server/search-index/rebuild'
import { removeOldMissed } from './missed/read-missed'

export const searchJobs: AreaJobs = {
  common: {
    tasks: [
      { name: 'retireEnded', when: '1 * * * *', run: () => retireEnded() },
      { name: 'removeOldMissed', when: '48 3 * * *', run: (payload) => removeOldMissed(payload) },
    ],
  },
  long: { tasks: [{ name: 'countSearchWords', when: '38 3 * * *', run: ({ db }) => countWords(db.drizzle) }] },
}
