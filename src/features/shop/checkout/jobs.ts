import type { AreaJobs } from '@/server/jobs/tasks'
import { removeOldCarts } from './cart/server/store-cart'
import { removeOldCheckouts } from './server/store-checkout'

export const checkoutJobs: AreaJobs = {
  common: {
    tasks: [
      { name: 'removeOldCarts', when: '28 3 * * *', run: ({ db }) => removeOldCarts(db.drizzle) },
      { name: 'removeOldCheckouts', when: '29 3 * * *', run: ({ db }) => removeOldCheckouts(db.drizzle) },
    ],
  },
}
