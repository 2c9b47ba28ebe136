import type { AreaJobs } from '@/server/jobs/tasks'
import { countWords, retireEnded } from '@/server/search-index/rebuild'

export const searchJobs: AreaJobs = {
  common: {
    tasks: [
      { name: 'retireEnded', when: '1 * * * *', run: retireEnded },
      { name: 'countSearchWords', when: '38 3 * * *', run: ({ db }) => countWords(db.drizzle) },
    ],
  },
}
