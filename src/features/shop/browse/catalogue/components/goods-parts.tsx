import { Chip } from '@/design/chip'
import { PriceFigure } from '@/design/price-figure'
import type { Locale } from '@/i18n/routing'
import { CompareButton } from '../../compare/client/compare-button'
import { Heart } from '../../wishlist/client/heart'
import type { CardProduct, CardWords } from '../card-product'

type Props = { product: CardProduct; words: CardWords }

export function ColourDots({ colours, words }: { colours: NonNullable<CardProduct['colours']>; words: CardWords }) {
  const { names, dots, more } = colours
  return (
    <p className="colour-dots">
      <span className="sr-only">
        {words.coloursOf}: {names.join(', ')}
      </span>
      {dots.map((hex, index) => (
        <span key={names[index]} aria-hidden className="colour-dot" style={{ background: hex || undefined }} />
      ))}
      {more && <span aria-hidden>{more}</span>}
    </p>
  )
}

export function SizesInStock({ sizes, words }: { sizes: CardProduct['sizes']; words: CardWords }) {
  if (sizes.length === 0) return null
  return (
    <div className="goods-sizes">
      <span className="sr-only">{words.sizesInStock}</span>
      <ul>
        {sizes.map(({ size, inStock }) => (
          <li key={size}>
            {inStock ? (
              size
            ) : (
              <>
                <s aria-hidden>{size}</s>
                <span className="sr-only">{words.soldOutSize.replace('{size}', size)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A reduced price needs the lowest price of the last 30 days in the wording of the law (decision 0057). */
export function GoodsPrice({ product: { price, prior }, words, size }: Props & { size: 'sm' | 'md' }) {
  return (
    <div className="goods-price">
      <PriceFigure {...price} size={size} low={prior !== undefined} />
      {prior && (
        <p className="goods-prior">
          <span className="goods-prior-words">{words.lowest}</span> <s>{prior.price}</s>
          {prior.reduced && <strong> {prior.reduced}</strong>}
        </p>
      )}
    </div>
  )
}

export function GoodsBadge({ product: { soldOut, badge, lang }, words }: Props) {
  if (soldOut) return <Chip tone="past">{words.soldOut}</Chip>
  if (!badge) return null
  return (
    <span lang={lang}>
      <Chip tone="signal">{badge}</Chip>
    </span>
  )
}

export function GoodsTools({ product: { id, slug, title, colour }, words, locale }: Props & { locale: Locale }) {
  const named = (text: string) => text.replace('{title}', () => title)
  return (
    <div className="goods-tools">
      <Heart
        product={id}
        locale={locale}
        words={{ label: named(words.wish), failed: words.wishFailed }}
        colour={colour}
      />
      <CompareButton slug={slug} locale={locale} label={named(words.compare)} />
    </div>
  )
}
