import { z } from 'zod'
import { priceTexts } from '@/design/price'
import type { SeenCard } from '@/features/shop/browse/product/answers'
import { mostSeen } from '@/features/shop/browse/product/seen'
import { getFromWord } from '@/features/shop/browse/words'
import { getProducts, type SoldProduct } from '@/features/shop/goods/data'
import { productPath } from '@/features/shop/goods/paths'
import { defaultLocale, type Locale, localePath, locales } from '@/i18n/routing'

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
  const found = await Promise.all(ids.map((id) => getProducts(locale, [id], 1)))
  const cards = found.flat().map((product) => cardOf(product, locale))
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
