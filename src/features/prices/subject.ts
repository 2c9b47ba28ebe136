import type { ProductGroup } from '@/features/price-data/groups/data'
import { getProductGroups } from '@/features/price-data/groups/data'
import type { Locale } from '@/i18n/routing'
import type { PriceFilter } from './filter'
import {
  type BrochureOffer,
  getGroupOffers,
  getProductOffers,
  type OfferChoice,
  readGroupOffers,
  readProductOffers,
} from './offer-query'
import { getProduct } from './product-data'
import type { Product } from './product-query'

/** What a path under /prices names: a group, or a product with its group. Groups take precedence. */
export type PriceSubject =
  | { kind: 'group'; group: ProductGroup; title: string }
  | { kind: 'product'; product: Product; group: ProductGroup | null; title: string }

/** Null for a path that names neither. */
export async function findSubject(slug: string, locale: Locale): Promise<PriceSubject | null> {
  const groups = await getProductGroups(locale)
  const group = groups.find((known) => known.slug === slug)
  if (group) return { kind: 'group', group, title: group.title.text }
  const product = await getProduct(slug)
  if (!product) return null
  const own = groups.find(({ number }) => number === product.groupNumber) ?? null
  return { kind: 'product', product, group: own, title: product.title }
}

/** Today's offers in brochures; none for groups that must not be ranked. */
export async function getSubjectOffers(subject: PriceSubject): Promise<BrochureOffer[]> {
  if (subject.group?.rule.noVerdict) return []
  return subject.kind === 'group' ? getGroupOffers(subject.group.number) : getProductOffers(subject.product.id)
}

/** The same of what was chosen; `town` is the name of the chosen place. */
export async function readSubjectOffers(
  subject: PriceSubject,
  { chain, size }: PriceFilter,
  town: string | null,
): Promise<BrochureOffer[]> {
  const { group } = subject
  if (group?.rule.noVerdict) return []
  if (!chain && !town && !size) return getSubjectOffers(subject)
  const choice: OfferChoice = { chain, town, size: group && size ? { unit: group.unit, amount: size } : null }
  return subject.kind === 'group'
    ? readGroupOffers(subject.group.number, choice)
    : readProductOffers(subject.product.id, choice)
}
