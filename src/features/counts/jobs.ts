import type { AreaJobs } from '@/server/jobs/tasks'
import { removeOldCounts } from './shop-counts'

export const countsJobs: AreaJobs = {
  common: { tasks: [{ name: 'removeOldCounts', when: '43 3 * * *', run: (payload) => removeOldCounts(payload) }] },
}
