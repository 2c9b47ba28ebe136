import { sofiaDay } from '@/domain/calendar-day'
import { answered, openListRoute, pricesSchema } from '@/features/lists/server/list-route'
import { pricesOf } from '@/features/lists/server/store-prices'

const perAddress = { name: 'list-prices', points: 300, seconds: 300 }

/** A POST, so that nobody's shopping appears in URLs and logs. */
export const POST = openListRoute(pricesSchema, perAddress, async ({ ids }) => {
  const today = sofiaDay()
  return answered({ day: today, prices: await pricesOf(ids, today) })
})
