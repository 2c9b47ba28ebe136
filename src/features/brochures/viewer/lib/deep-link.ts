import { type Locale, localePath } from '@/i18n/routing'

/** `page` counts from 1. */
export type Target = { page: number; offer: string | null }

export type LinkedPages = { pageCount: number; pageOfOffer: (offerId: string) => number | undefined }

/**
 * Reads `?page=5` or `?offer=…`; an offer leads to its own page. Null when the address names nothing that exists; a
 * removed offer with a page still leads to the page.
 */
export function parseTarget(search: string, { pageCount, pageOfOffer }: LinkedPages): Target | null {
  const query = new URLSearchParams(search)
  const offer = query.get('offer')
  const offerPage = offer ? pageOfOffer(offer) : undefined
  if (offer && offerPage) return { page: offerPage, offer }
  const text = query.get('page')
  const page = text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0
  return page > 0 && page <= pageCount ? { page, offer: null } : null
}

export function targetQuery(search: string, target: Target | null): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  query.delete('offer')
  if (target?.offer) query.set('offer', target.offer)
  else if (target) query.set('page', String(target.page))
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** The public address of a place, wherever the brochure is being read. */
export function addressOf({ slug, locale }: { slug: string; locale: Locale }, target: Target): string {
  return `${localePath(locale, `/broshura/${slug}`)}${targetQuery('', target)}`
}

/** True when the address names an offer that the brochure does not have (any more): `?offer=…` or `#offer-…`. */
export function namesGoneOffer(
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  { pageOfOffer }: LinkedPages,
): boolean {
  const named = [new URLSearchParams(search).get('offer'), /^#offer-(.+)$/.exec(hash)?.[1]]
  return named.some((id) => id && pageOfOffer(id) === undefined)
}
