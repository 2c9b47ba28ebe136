import type { Cluster } from './cluster'

/**
 * Which product a cluster is. It stays the one that most of its listings already are, so that addresses last; each product
 * goes to one cluster, and a cluster that gets none is a new product (null). None gets one of `barred`.
 */
export function identify(clusters: readonly Cluster[], barred: ReadonlySet<number>): Map<Cluster, number | null> {
  const products = new Map<Cluster, number | null>()
  const taken = new Set<number>()
  const give = (cluster: Cluster, product: number) => {
    products.set(cluster, product)
    taken.add(product)
  }
  for (const cluster of clusters) if (cluster.product !== null) give(cluster, cluster.product)
  const claims = clusters
    .filter((cluster) => !products.has(cluster))
    .flatMap((cluster) => [...countsOf(cluster)].map(([product, count]) => ({ cluster, product, count })))
    .sort((a, b) => b.count - a.count || a.product - b.product)
  for (const { cluster, product } of claims) {
    if (!products.has(cluster) && !taken.has(product) && !barred.has(product)) give(cluster, product)
  }
  for (const cluster of clusters) if (!products.has(cluster)) products.set(cluster, null)
  return products
}

/** How many listings of the cluster were which product so far; chains use a code again for another product, so a new name has no claim. */
function countsOf({ spellings }: Cluster): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { product, renamed } of spellings.flatMap(({ listings }) => listings)) {
    if (product !== null && !renamed) counts.set(product, (counts.get(product) ?? 0) + 1)
  }
  return counts
}
