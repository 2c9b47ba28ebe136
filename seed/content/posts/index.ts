import { aBrochureForTheEars } from './a-brochure-for-the-ears'
import { aFridgeInOrder } from './a-fridge-in-order'
import { aYearOnTheKitchenTable } from './a-year-on-the-kitchen-table'
import { bestBeforeIsNotGoodbye } from './best-before-is-not-goodbye'
import { breadAndItsHour } from './bread-and-its-hour'
import { fourWaysToTheMarket } from './four-ways-to-the-market'
import { howABrochureIsMade } from './how-a-brochure-is-made'
import { howASoupIsDrawn } from './how-a-soup-is-drawn'
import { jamWhenFruitIsCheap } from './jam-when-fruit-is-cheap'
import { lunchForFour } from './lunch-for-four'
import { marketBeforeEight } from './market-before-eight'
import { oneWeekWithoutAList } from './one-week-without-a-list'
import { paperThatFalls } from './paper-that-falls'
import { paperThatRemembers } from './paper-that-remembers'
import { pricesAnyoneMayRead } from './prices-anyone-may-read'
import { shelvesWorthAStop } from './shelves-worth-a-stop'
import { shoppingWithAChild } from './shopping-with-a-child'
import { smallShopRoundTheCorner } from './small-shop-round-the-corner'
import { soupOfWhatIsLeft } from './soup-of-what-is-left'
import { theShelfInWinter } from './the-shelf-in-winter'
import type { PostSeed } from './types'
import { whatTheSmallLineSays } from './what-the-small-line-says'
import { whenADiscountIsOne } from './when-a-discount-is-one'

export const posts: PostSeed[] = [
  whatTheSmallLineSays,
  marketBeforeEight,
  soupOfWhatIsLeft,
  howABrochureIsMade,
  lunchForFour,
  oneWeekWithoutAList,
  paperThatFalls,
  smallShopRoundTheCorner,
  whenADiscountIsOne,
  aYearOnTheKitchenTable,
  shelvesWorthAStop,
  jamWhenFruitIsCheap,
  aBrochureForTheEars,
  shoppingWithAChild,
  pricesAnyoneMayRead,
  fourWaysToTheMarket,
  howASoupIsDrawn,
  bestBeforeIsNotGoodbye,
  theShelfInWinter,
  breadAndItsHour,
  aFridgeInOrder,
  paperThatRemembers,
]
