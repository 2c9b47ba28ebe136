import { areApart } from './apart'
import type { Profile } from './profile'
import type { Link } from './score-group'

type Known = { threshold: number; profiles: readonly Profile[]; fixed?: readonly (number | null)[] }

/** Bounds of a pair in the mean of two clusters; pairs that were not compared count as the lowest. */
const least = -6
const most = 6
export const contrary = -1

/**
 * Average-linkage clustering, the likeliest pairs first: clusters are united when the mean of all their pairs reaches
 * the threshold, so that a vague name does not join two products. `start` are known clusters (by barcode); names
 * `fixed` to one product are together, those of two apart. No third name joins two of another strength or age. Returns
 * the cluster of each name.
 */
export function unite(
  start: readonly number[],
  links: readonly Link[],
  { threshold, profiles, fixed = [] }: Known,
): number[] {
  const cluster = withFixed(start, fixed)
  const members = new Map<number, number[]>()
  for (const [index, own] of cluster.entries()) members.set(own, [...(members.get(own) ?? []), index])
  const productOf = new Map(
    cluster.flatMap((own, index) => (typeof fixed[index] === 'number' ? [[own, fixed[index]] as const] : [])),
  )
  const count = start.length
  const key = (a: number, b: number) => (a < b ? a * count + b : b * count + a)
  const logits = new Map(
    links.filter(({ logit }) => logit > least).map(({ a, b, logit }) => [key(a, b), Math.min(logit, most)]),
  )
  const hopeful = links
    .filter(({ logit }) => logit > threshold)
    .sort((x, y) => y.logit - x.logit || x.a - y.a || x.b - y.b)
  // Names that an editor united may be unlike, so only the likeliest of them counts.
  const isFixed = (index: number) => typeof fixed[index] === 'number'
  const meanOf = (left: readonly number[], right: readonly number[]) => {
    const [free, others] = [left.filter((index) => !isFixed(index)), right.filter((index) => !isFixed(index))]
    const logitOf = (x: number, y: number) => logits.get(key(x, y)) ?? least
    const best = (pinned: readonly number[], names: readonly number[]) =>
      names.map((name) => Math.max(...pinned.map((pin) => logitOf(pin, name))))
    const all = [
      ...free.flatMap((x) => others.map((y) => logitOf(x, y))),
      ...(free.length < left.length ? best(left.filter(isFixed), others) : []),
      ...(others.length < right.length ? best(right.filter(isFixed), free) : []),
    ]
    return all.reduce((sum, each) => sum + each, 0) / all.length
  }
  const isApart = (x: number, y: number) => {
    const [one, other] = [profiles[x], profiles[y]]
    return one !== undefined && other !== undefined && areApart(one, other)
  }
  const isContrary = (x: number, y: number) => (logits.get(key(x, y)) ?? 0) < contrary || isApart(x, y)
  const isContradicted = (left: readonly number[], right: readonly number[]) => {
    const [free, others] = [left.filter((index) => !isFixed(index)), right.filter((index) => !isFixed(index))]
    const isOfNone = (pinned: readonly number[], names: readonly number[]) =>
      pinned.length > 0 && names.some((name) => pinned.every((pin) => isApart(pin, name)))
    return (
      free.some((x) => others.some((y) => isContrary(x, y))) ||
      isOfNone(left.filter(isFixed), others) ||
      isOfNone(right.filter(isFixed), free)
    )
  }
  for (const { a, b } of hopeful) {
    const [one = -1, other = -1] = [cluster[a], cluster[b]]
    if (one === other || (productOf.has(one) && productOf.has(other))) continue
    const [left, right] = [members.get(one) ?? [], members.get(other) ?? []]
    if (meanOf(left, right) < threshold || isContradicted(left, right)) continue
    for (const index of right) cluster[index] = one
    members.set(one, [...left, ...right])
    members.delete(other)
    const product = productOf.get(other)
    if (product !== undefined) productOf.set(one, product)
  }
  return cluster
}

function withFixed(start: readonly number[], fixed: readonly (number | null)[]): number[] {
  const cluster = [...start]
  const first = new Map<number, number>()
  for (const [index, product] of fixed.entries()) {
    if (product === null) continue
    const from = cluster[index] ?? index
    const into = first.get(product) ?? from
    first.set(product, into)
    if (into !== from) for (const [other, own] of cluster.entries()) if (own === from) cluster[other] = into
  }
  return cluster
}
