import type { PriceSubject } from './product-data'

/**
 * The text of `prices.meta` that describes a page of prices. Goods that must not be ranked are in the order of names,
 * and no verdict is promised of what is not judged.
 */
export function subjectDescription({ kind, group }: Pick<PriceSubject, 'kind' | 'group'>) {
  const rule = group?.rule
  if (kind === 'group') return rule?.noVerdict ? 'groupDescriptionByName' : 'groupDescription'
  const isJudged = rule && !rule.noVerdict && !rule.perishable
  return isJudged ? 'productDescription' : 'productDescriptionBare'
}
