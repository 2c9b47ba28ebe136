import { formatDay } from '@/design/format'
import { priceTexts } from '@/design/price'
import type { Seller } from '@/design/product-card'
import type { CalendarDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/validity'
import { editionWords } from '@/features/brochures/editions/edition-words'
import { validityWords } from '@/features/brochures/types'
import type { CardProduct, ShopPrice } from '@/features/price-data/cards/types'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { offerTerms } from '@/lib/offer-terms'
import { priceWords, reductionWords } from '@/lib/price-words'
import { filterHref, noFilter } from '../filter'

type Shown = { product: CardProduct; locale: Locale; isCheapest: boolean; today: CalendarDay }

export function sellerOf(price: ShopPrice, { product, locale, isCheapest, today }: Shown): Seller {
  const t = translatorFor(locale, 'prices')
  const isOffer = price.source === 'brochure'
  const { name, colour, logoUrl } = price.shop
  const said = price.reduction && reductionWords(price.reduction, locale)
  return {
    key: price.key,
    shop: { name, colour, logoUrl },
    cheapest: isCheapest ? t('card.cheapest') : null,
    reduction: said?.words ?? null,
    price: {
      ...priceTexts({ locale, cents: price.price, oldCents: said?.struckCents }),
      oldLabel: translatorFor(locale, 'reduction')('struck'),
      low: isCheapest,
      unitText: price.unitPrice && priceWords(locale).unitPrice(price.unitPrice),
    },
    ...(isOffer ? offerWords(price, locale, today) : reportWords(price, { product, locale, today })),
  }
}

type Words = Pick<Seller, 'href' | 'note' | 'warning' | 'terms'>

function offerWords(offer: Extract<ShopPrice, { source: 'brochure' }>, locale: Locale, today: CalendarDay): Words {
  const { key, brochure, towns, loyaltyOnly } = offer
  const edition = editionWords(towns, locale)
  return {
    href: localePath(locale, `/broshura/${brochure}?offer=${key}#offer-${key}`),
    note: validityWords(offer, today, locale).text,
    terms: [...(edition ? [edition.text] : []), ...offerTerms({ ...offer, priceCents: offer.price }, locale)],
    warning: loyaltyOnly ? translatorFor(locale, 'prices.card')('loyalty') : null,
  }
}

function reportWords(
  { chain, day, invented, kept }: Extract<ShopPrice, { source: 'report' }>,
  { product: { slug, place, reports }, locale, today }: Omit<Shown, 'isCheapest'>,
): Words {
  const t = translatorFor(locale, 'prices')
  const age = oldDays(day, today)
  const isBesideReal = invented && reports.some((other) => !other.invented)
  return {
    href: slug && filterHref(locale, slug, { ...noFilter, place, chain }),
    note: [formatDay(day, locale, 'short'), ...(isBesideReal ? [t('demonstration')] : [])].join(', '),
    terms: [],
    warning: age !== null ? t('source.old', { count: age }).trim() : kept ? t('source.kept') : null,
  }
}
