/** A real chain of the price data. `retailer` is the name of the retailer that it is, null where it is none of ours. */
export type ChainChoice = { id: number; name: string; retailer: string | null; isOwn: boolean }
