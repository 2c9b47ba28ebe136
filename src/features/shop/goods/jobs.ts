import type { Payload } from 'payload'
import { renewCatalogue } from '@/server/catalogue/renew-goods'
import { indexGoodsUnder } from '@/server/jobs/kinds'
import { type AreaJobs, everyMinute, handle } from '@/server/jobs/tasks'
import { indexPartOfGoods } from '@/server/search-index'
import { renewPrices } from './prices/renew-prices'
import { removeOldFormKeys } from './staff-work/once'

export const goodsJobs: AreaJobs = {
  shop: { handlers: [handle(indexGoodsUnder, { run: (req, under) => indexPartOfGoods(req, under) })] },
  common: {
    tasks: [
      { name: 'recordProductPrices', when: everyMinute, run: recordPrices },
      { name: 'removeOldFormKeys', when: '22 3 * * *', run: ({ db }) => removeOldFormKeys(db.drizzle) },
    ],
  },
}

async function recordPrices({ db }: Payload): Promise<void> {
  try {
    await renewPrices(db.drizzle)
  } finally {
    // Changes by others, such as an import, wait for this too.
    await renewCatalogue()
  }
}
