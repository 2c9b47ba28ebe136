import { mailJobs } from '@/server/jobs/deliver-mail'
import { uploadJobs } from '@/server/jobs/remove-uploads'
import type { AreaJobs, Handler, Lane, ScheduledTask } from '@/server/jobs/tasks'
import { accountJobs } from './account/jobs'
import { contentJobs } from './content/jobs'
import { countsJobs } from './counts/jobs'
import { editorialJobs } from './editorial/jobs'
import { listsJobs } from './lists/jobs'
import { priceDataJobs } from './price-data/jobs'
import { searchJobs } from './search/jobs'
import { browseJobs } from './shop/browse/jobs'
import { checkoutJobs } from './shop/checkout/jobs'
import { fulfilmentJobs } from './shop/fulfilment/jobs'
import { goodsJobs } from './shop/goods/jobs'
import { ordersJobs } from './shop/orders/jobs'
import { reviewsJobs } from './shop/reviews/jobs'

const areas: AreaJobs[] = [
  mailJobs,
  uploadJobs,
  countsJobs,
  priceDataJobs,
  accountJobs,
  editorialJobs,
  searchJobs,
  contentJobs,
  goodsJobs,
  ordersJobs,
  reviewsJobs,
  checkoutJobs,
  browseJobs,
  fulfilmentJobs,
  listsJobs,
]

/** The work of all areas in a lane. Each task is safe to repeat and finds out itself what is due. */
export function workOf(lane: Lane): { handlers: Handler[]; tasks: ScheduledTask[] } {
  return {
    handlers: areas.flatMap((area) => area[lane]?.handlers ?? []),
    tasks: areas.flatMap((area) => area[lane]?.tasks ?? []),
  }
}
