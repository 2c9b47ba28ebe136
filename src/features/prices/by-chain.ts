import type { ListingPrice } from './types'

/** A chain's cheapest listing of a product with what else it has of it. */
export type ChainRow<Row> = Row & { others: Row[] }

/**
 * One row for each chain, in the order of what can be compared: prices of now of real chains, their older ones and those held back, invented chains likewise;
 * within these the cheapest first, or by name where nothing may be ranked. `rows` are cheapest first.
 */
export function rowsByChain<Row extends { listing: ListingPrice }>(
  rows: Row[],
  order: 'price' | 'name',
): ChainRow<Row>[] {
  const counts = ({ listing }: Row) => listing.comparable && listing.hold === null
  const chains = Map.groupBy(rows, ({ listing }) => listing.chain.slug)
  const byChain = [...chains.values()].flatMap((own): ChainRow<Row>[] => {
    const cheapest = own.find(counts) ?? own.find(({ listing }) => listing.comparable) ?? own[0]
    return cheapest ? [{ ...cheapest, others: own.filter((row) => row !== cheapest) }] : []
  })
  const kind = (row: Row) => (row.listing.chain.invented ? 2 : 0) + (counts(row) ? 0 : 1)
  const within = (one: Row, other: Row) =>
    order === 'price'
      ? one.listing.price - other.listing.price
      : one.listing.chain.name.localeCompare(other.listing.chain.name)
  return byChain.toSorted((one, other) => kind(one) - kind(other) || within(one, other))
}

/** What else a chain asks for a product beside the price shown, each price once. */
export function furtherPrices({ price }: ListingPrice, others: { listing: ListingPrice }[]): number[] {
  return [...new Set(others.map(({ listing }) => listing.price))].filter((other) => other !== price)
}
