/**
 * Limits above which a chain's file is doubted. A share counts only from the number beside it on, because a chain with
 * few products exceeds any share by chance. Shares measured on one real day with 26 chains are given where known.
 */

export const mostLost = 1 / 3

/** Names and prices of most products stay the same from one day to the next, whatever the share of promotions. */
export const most = 2 / 3

/** With fewer compared products a share says little. */
export const [fewCompared, manyCompared] = [5, 8]

/**
 * Shops that name a product differently exchange names in one of two hundred rows when one of them is gone; shifted
 * names exchange far more.
 */
export const exchangedNames = 1 / 100

/** Groups hardly change, and a wrong one may turn a medicine into food. */
export const movedGroups = 1 / 20

/** A product rarely gets another code; where many do at once, codes were cut or rounded. */
export const otherCodes = { share: 1 / 20, least: 3 }

/** A chain adds a few hundredths of new products a day. Beyond this, another chain's rows are in the file. */
export const newProducts = { share: 1 / 3, least: 5, behindHeader: 1 / 2 }

/** Shops do not move from one town to another; by chance 1 in 100 products seems to, where 8 of 100 rows change. */
export const movedTowns = { share: 1 / 20, least: 5 }

/**
 * The end of a promotion changes a price by less than this factor, leva for euro by 1.956; so few rows are that far
 * from all prices of the product in its town.
 */
export const farPrices = { factor: 1.9, share: 3 / 100, least: 3 }

/**
 * A product has one price in a store. On the real day 4 of 1,103 rows of one chain were repeated with another price.
 */
export const differingRepeats = { share: 1 / 20, least: 5 }

/** A promotional price is below the shelf price. On the real day at most 1 in 100 rows of a chain was not. */
export const promosAbove = { share: 1 / 20, least: 3 }

/**
 * A product that is reduced on both days keeps about its price: on the real day nine of ten promotional prices are 60 %
 * of the price or more.
 */
export const farPromos = { factor: 1.9, share: 1 / 5, least: 5 }

/** A whole chain with one discount, where a third was not reduced before, has a filled-in column. */
export const filledPromos = { share: 4 / 5, before: 2 / 3, tolerance: 0.02 }

/**
 * A reduction below this share of the price is a mistake; on the real day 13 of 78 of one chain, elsewhere 1 in 40, are
 * below a half.
 */
export const leastPromo = 1 / 4

/**
 * Half of the prices change by this factor in one day when they belong to other products or shops, or have lost their
 * cents.
 */
export const changeFactor = 1.05

export const isAbove = (count: number, of: number, { share, least }: { share: number; least: number }): boolean =>
  count >= least && count > of * share
