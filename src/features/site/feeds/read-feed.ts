import { getCategory } from '@/features/brochures/categories/data'
import { getFeedBrochures } from '@/features/brochures/data'
import type { FeedBrochure } from '@/features/brochures/list-query'
import { getRetailer } from '@/features/brochures/retailers/queries'
import { defaultLocale, isLocale, type Locale, localePath } from '@/i18n/routing'
import { publicPathOf } from '@/server/cache/tags'
import { newSlugOf } from '../redirects/open-page'
import { absoluteUrl } from '../seo/metadata'
import { answerUnlessKnown } from './answer-unless-known'
import { type FeedScope, feedPath, feedTitle } from './feed-of'

type Kind = Parameters<typeof feedPath>[1]

/** `self` is the address of the feed, `page` that of the page with the same brochures. */
export type FeedHead = { locale: Locale; title: string; self: string; page: string }

type Feed = { head: FeedHead; brochures: FeedBrochure[] }

/** Null if there is no such category or shop. */
async function readFeed(locale: Locale, kind: Kind, { category, shop }: FeedScope): Promise<Feed | null> {
  const [inCategory, ofShop] = await Promise.all([
    category ? getCategory(category, locale) : null,
    shop ? getRetailer(shop, locale) : null,
  ])
  if ((category && !inCategory) || (shop && !ofShop)) return null
  const names = [ofShop?.name, inCategory?.name.text].filter((name) => name !== undefined)
  const page = shop ? publicPathOf('retailers', shop) : category ? publicPathOf('categories', category) : '/'
  return {
    head: {
      locale,
      title: feedTitle(locale, names.join(', ')),
      self: absoluteUrl(feedPath(locale, kind, { category, shop })),
      page: absoluteUrl(localePath(locale, page)),
    },
    brochures: await getFeedBrochures(locale, { category: inCategory?.id, retailer: ofShop?.id }, kind),
  }
}

async function renamedScope(locale: Locale, { category, shop }: FeedScope): Promise<FeedScope | null> {
  const [newCategory, newShop] = await Promise.all([
    category ? newSlugOf(locale, 'categories', category) : null,
    shop ? newSlugOf(locale, 'retailers', shop) : null,
  ])
  return newCategory || newShop ? { category: newCategory ?? category, shop: newShop ?? shop } : null
}

type Context = { params: Promise<{ locale: string }> }
type Format = { kind: Kind; type: string; write: (head: FeedHead, brochures: FeedBrochure[]) => string }

export async function answerFeed(request: Request, { params }: Context, { kind, type, write }: Format) {
  const { locale } = await params
  const language = isLocale(locale) ? locale : defaultLocale
  const query = new URL(request.url).searchParams
  const scope = { category: query.get('category') ?? undefined, shop: query.get('shop') ?? undefined }
  const feed = await readFeed(language, kind, scope)
  if (!feed) {
    const renamed = await renamedScope(language, scope)
    const headers = renamed && { Location: feedPath(language, kind, renamed) }
    return headers ? new Response(null, { status: 308, headers }) : new Response(null, { status: 404 })
  }
  return answerUnlessKnown(request, write(feed.head, feed.brochures), type)
}
