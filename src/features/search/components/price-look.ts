/** Prices of a list stand at its right edge; in large type below what they belong to. */
export const priceLook =
  'max-w-28 min-w-20 text-right *:justify-end sm:max-w-none large-type:max-w-none large-type:text-left large-type:*:justify-start'
