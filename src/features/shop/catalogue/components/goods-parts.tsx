import { Chip } from '@/design/chip'
import { formatMoney } from '@/design/format'
import { Price } from '@/design/price'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { Rating } from '../../components/rating'
import type { Product, ProductImage } from '../../data'
import { QuickView } from '../../quick-view/quick-view'
import { getQuickViewWords, getRatingWords } from '../../words'
import type { ListedProduct } from '../data'
import type { CatalogueNames } from '../read-names'

const mostDots = 5

/** At most two pictures: those of the first of these colours that has some, else the product's own. */
export function picturesOf({ product }: ListedProduct, chosenColours: string[]): ProductImage[] {
  const own = product.picturesByColour.find(({ colour }) => chosenColours.includes(colour))
  return (own?.images ?? product.images).slice(0, 2)
}

type RangeProps = { item: ListedProduct; names: CatalogueNames; locale: Locale }

/** The colours as dots, and how many more there are; a screen reader gets their names. */
export function ColourDots({ item, names, locale }: RangeProps) {
  const colours = item.range.colours.map((slug) => names.colour[slug]).filter((name) => name !== undefined)
  if (colours.length === 0) return null
  const t = translatorFor(locale, 'catalogue')
  const more = colours.length - mostDots
  return (
    <p className="colour-dots">
      <span className="sr-only">
        {t('coloursOf')}: {colours.map(({ text }) => text).join(', ')}
      </span>
      {colours.slice(0, mostDots).map(({ id, hex }) => (
        <span key={id} aria-hidden className="colour-dot" style={{ background: hex ?? undefined }} />
      ))}
      {more > 0 && <span aria-hidden>{t('moreColours', { count: more })}</span>}
    </p>
  )
}

/** The sizes that are in stock; with `all` also those that are sold out, struck and said. */
export function SizesInStock({ item, locale, all = false }: Omit<RangeProps, 'names'> & { all?: boolean }) {
  const sizes = item.range.sizes.filter(({ inStock }) => all || inStock)
  if (sizes.length === 0 || item.range.soldOut) return null
  const t = translatorFor(locale, 'catalogue')
  return (
    <div className="goods-sizes">
      <span className="sr-only">{t('sizesInStock')}</span>
      <ul>
        {sizes.map(({ size, inStock }) => (
          <li key={size}>
            {inStock ? (
              size
            ) : (
              <>
                <s aria-hidden>{size}</s>
                <span className="sr-only">{t('soldOutSize', { size })}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How buyers have rated it; nothing while nobody has. */
export function GoodsRating({ item: { rating }, locale }: Omit<RangeProps, 'names'>) {
  const words = rating && getRatingWords({ rating: rating.average, reviewCount: rating.count }, locale)
  return words && <Rating words={words} />
}

/** What it costs, with the lowest price of the 30 days before a reduction in the words that the law wants (decision 0057). */
export function GoodsPrice({ product, locale, size }: { product: Product; locale: Locale; size: 'sm' | 'md' | 'lg' }) {
  const { priceCents, oldPriceCents, currency } = product
  const t = translatorFor(locale, 'catalogue')
  return (
    <div className="goods-price">
      <Price locale={locale} cents={priceCents} currency={currency} size={size} />
      {oldPriceCents !== null && (
        <p className="goods-prior">
          <span className="goods-prior-words">{t('lowest')}</span> <s>{formatMoney(oldPriceCents, locale, currency)}</s>{' '}
          <strong>{t('reducedBy', { percent: Math.floor((1 - priceCents / oldPriceCents) * 100) })}</strong>
        </p>
      )}
    </div>
  )
}

/** What must be known at once: that it is sold out, or the words of an editor. */
export function GoodsBadge({ item: { product, range }, locale }: Omit<RangeProps, 'names'>) {
  const t = translatorFor(locale, 'catalogue')
  if (range.soldOut) return <Chip tone="past">{t('soldOut')}</Chip>
  if (!product.badge) return null
  return (
    <span lang={product.lang}>
      <Chip tone="signal">{product.badge}</Chip>
    </span>
  )
}

type QuickProps = Omit<RangeProps, 'names'> & { colours: string[] }

/** The quick view, which begins with the first of the chosen colours that the product comes in. */
export function GoodsQuickView({ item: { product, range }, locale, colours }: QuickProps) {
  const { slug, title, lang, isSample } = product
  return (
    <QuickView
      product={{ slug, title, lang, isSample }}
      locale={locale}
      words={getQuickViewWords(locale)}
      colour={colours.find((colour) => range.colours.includes(colour))}
    />
  )
}
