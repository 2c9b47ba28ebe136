import type { AreaJobs } from '@/server/jobs/tasks'
import { removeOldCounts } from './counts/shop-counts'

export const brochuresJobs: AreaJobs = {
  common: { tasks: [{ name: 'removeOldCounts', when: '43 3 * * *', run: (payload) => removeOldCounts(payload) }] },
}
