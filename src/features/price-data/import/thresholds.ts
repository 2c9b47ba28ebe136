/**
 * Above what a chain's file is doubted. Shares are of what is compared; a share counts only from the number beside it on, because
 * a chain with few products passes any share by chance. The shares of one real day, of 26 chains, are named where they are known.
 */

/** How much may be gone or different from one day to the next. */
export const mostLost = 1 / 3

/** Names and prices of most products stay as they are from one day to the next, whatever the share of promotions. */
export const most = 2 / 3

/** With fewer compared products a share of them says little. */
export const [fewCompared, manyCompared] = [5, 8]

/** Shops that name a product differently pass one in two hundred rows when one of them is gone; names that moved are far more. */
export const exchangedNames = 1 / 100

/** Groups hardly change, and one that is wrong may call a medicine food. */
export const movedGroups = 1 / 20

/** A product rarely gets another code; where many do at once, codes were cut or rounded. */
export const otherCodes = { share: 1 / 20, least: 3 }

/** A chain shows new products by hundredths. Beyond this, another chain's rows are in the file. */
export const newProducts = { share: 1 / 3, least: 5, behindHeader: 1 / 2 }

/** Shops do not move from one town to another; what sold out here and came there is 1 in 100 where 8 of 100 rows come and go. */
export const movedTowns = { share: 1 / 20, least: 5 }

/**
 * The end of a promotion changes a price by less than this, and leva for euro by 1.956, so that few rows are that far from all
 * that the product cost in its town.
 */
export const farPrices = { factor: 1.9, share: 3 / 100, least: 3 }

/** One store's product has one price. On the real day 4 of 1,103 rows of one chain came twice with another one. */
export const differingRepeats = { share: 1 / 20, least: 5 }

/** A reduced price is below the price. On the real day at most 1 in 100 of a chain was not. */
export const promosAbove = { share: 1 / 20, least: 3 }

/** A product that is reduced on both days costs about as little: on the real day nine of ten are 60 % of the price or more. */
export const farPromos = { factor: 1.9, share: 1 / 5, least: 5 }

/** A whole chain at one discount, where a third was not reduced, is a column that was filled in. */
export const filledPromos = { share: 4 / 5, before: 2 / 3, tolerance: 0.02 }

/** A reduction to less than this share of the price is a mistake; on the real day 13 of 78 of one chain, elsewhere 1 in 40, are below a half. */
export const leastPromo = 1 / 4

/** Half of the prices move by so much on one day when they belong to other products or shops, or have lost their cents. */
export const changeFactor = 1.05

/** Whether so many are more than may be. */
export const isAbove = (count: number, of: number, { share, least }: { share: number; least: number }): boolean =>
  count >= least && count > of * share
