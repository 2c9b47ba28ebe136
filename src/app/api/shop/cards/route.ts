import { z } from 'zod'
import { priceTexts } from '@/design/price'
import type { SeenCard } from '@/features/shop/browse/product/answers'
import { mostSeen } from '@/features/shop/browse/product/seen'
import { getFromWord } from '@/features/shop/browse/words'
import { productTags, readProductDetails, type SoldProduct } from '@/features/shop/goods/data'
import { productPath } from '@/features/shop/goods/paths'
import { defaultLocale, type Locale, localePath, locales } from '@/i18n/routing'
import { answeredEach } from '@/server/cache/cached'

const input = z.object({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).min(1).max(mostSeen)),
  locale: z.enum(locales).default(defaultLocale),
})

export async function GET(request: Request) {
  const parsed = input.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!parsed.success) {
    return Response.json({ error: 'bad-request' }, { status: 400, headers: { 'Cache-Control': 'no-store' } })
  }
  const { ids, locale } = parsed.data
  // Anybody may make up ids: the memory of pages is not for them.
  const question = { name: 'shop-card', key: locale, tags: productTags }
  const cards = await answeredEach<string, SeenCard>(question, ids, async (missing) =>
    (await readProductDetails(missing, locale)).map((product) => [product.id, cardOf(product, locale)]),
  )
  return Response.json({ cards }, { headers: { 'Cache-Control': 'private, max-age=60' } })
}

function cardOf(product: SoldProduct, locale: Locale): SeenCard {
  const { id, slug, title, lang, images, priceCents, isFrom, oldPriceCents, currency } = product
  return {
    id,
    href: localePath(locale, productPath(slug)),
    title,
    ...(lang && { lang }),
    picture: images[0]?.small ?? null,
    price: priceTexts({
      locale,
      cents: priceCents,
      oldCents: oldPriceCents,
      currency,
      from: getFromWord(isFrom, locale),
    }),
  }
}
