import type { AreaJobs } from '@/server/jobs/tasks'
import { eraseSettledGuests } from './guest-data/erase-guest'
import { eraseUnbought } from './guest-data/erase-unbought'
import { removeOldGuestAccess } from './guest-data/guest-access'

export const reviewsJobs: AreaJobs = {
  common: {
    tasks: [
      { name: 'removeOldGuestAccess', when: '20 3 * * *', run: ({ db }) => removeOldGuestAccess(db.drizzle) },
      { name: 'eraseSettledGuests', when: '*/5 * * * *', run: () => eraseSettledGuests() },
      { name: 'eraseUnbought', when: '26 3 * * *', run: (payload) => eraseUnbought(payload) },
    ],
  },
}
