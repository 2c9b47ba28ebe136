/** Why the stock of a variant has changed; a move of stock is never changed itself. */
export const moveReasons = ['delivery', 'count', 'damage', 'sale', 'return'] as const
export type MoveReason = (typeof moveReasons)[number]

/** Those that staff choose by hand; sales and returns follow from orders. */
export const stockReasons = ['count', 'delivery', 'damage'] as const satisfies readonly MoveReason[]
export type StockReason = (typeof stockReasons)[number]
