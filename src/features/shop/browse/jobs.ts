import { type AreaJobs, everyMinute } from '@/server/jobs/tasks'
import { mailBackInStock, removeLapsedAlerts } from './alerts/alerts'
import { askForWishAlerts } from './wishlist/mails/ask-for-alerts'
import { tellCheaper } from './wishlist/mails/tell-cheaper'
import { removeOldWishes } from './wishlist/server/store-lists'

export const browseJobs: AreaJobs = {
  common: {
    tasks: [
      { name: 'askForWishAlerts', when: '*/5 * * * *', run: ({ db }) => askForWishAlerts(db.drizzle) },
      { name: 'mailBackInStock', when: everyMinute, run: mailBackInStock },
      { name: 'removeLapsedStockAlerts', when: '17 * * * *', run: () => removeLapsedAlerts() },
      { name: 'removeOldWishes', when: '31 3 * * *', run: ({ db }) => removeOldWishes(db.drizzle) },
    ],
  },
  long: {
    tasks: [
      // During the day in Sofia.
      { name: 'tellCheaperWishes', when: '26 7-17 * * *', atStart: false, run: () => tellCheaper() },
    ],
  },
}
