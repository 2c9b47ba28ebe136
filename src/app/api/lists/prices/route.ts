import { sofiaDay } from '@/domain/calendar-day'
import { answered, itemCost, itemLimit, openListRoute, pricesSchema } from '@/features/lists/server/list-route'
import { pricesOf } from '@/features/lists/server/store-prices'

/** A POST, so that nobody's shopping appears in URLs and logs. */
export const POST = openListRoute(
  pricesSchema,
  itemLimit('list-priced-items'),
  async ({ ids }) => {
    const today = sofiaDay()
    return answered({ day: today, prices: await pricesOf(ids, today) })
  },
  ({ ids }) => itemCost(ids),
)
