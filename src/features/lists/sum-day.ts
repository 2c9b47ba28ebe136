import type { CalendarDay } from '@/domain/calendar-day'
import type { ListedShopPrice } from '@/domain/shopping-list'

type Dated = Pick<ListedShopPrice, 'source' | 'day' | 'until'>

export const isAhead = ({ source, day }: Dated, today: CalendarDay): boolean => source === 'brochure' && day > today

/** A reported price holds until there is another one. */
export const holdsOn = (price: Dated, day: CalendarDay): boolean =>
  !isAhead(price, day) && (price.until === null || price.until >= day)

/**
 * The day whose prices a sum adds up, because offers of this week and of the next cannot be bought together: today, or
 * the first day of what begins first where everything begins later.
 */
export function dayOfSum(prices: readonly Dated[], today: CalendarDay): CalendarDay {
  const starts = prices.map((price) => (isAhead(price, today) ? price.day : today))
  return starts.sort()[0] ?? today
}

/** Prices that begin later lead nobody to a shop where another one is asked today: they count only without others. */
export function buyableOf<Price extends Dated>(prices: readonly Price[], today: CalendarDay): Price[] {
  const begun = prices.filter((price) => !isAhead(price, today))
  return begun.length > 0 ? begun : [...prices]
}
