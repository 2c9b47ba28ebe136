'use client'

import { Chip } from '@/design/chip'
import { cx } from '@/design/cx'
import { HydrateLater } from '@/design/hydrate-later'
import { IntentLink } from '@/design/intent-link'
import { PriceFigure } from '@/design/price-figure'
import { Rating } from '@/features/shop/goods/components/rating'
import type { Locale } from '@/i18n/routing'
import { CompareButton } from '../../compare/client/compare-button'
import { QuickView } from '../../quick-view/quick-view'
import { Heart } from '../../wishlist/client/heart'
import type { CardLook, CardWords, GoodsCardProduct } from '../card-product'

const eagerCards = 4

type Props = {
  products: GoodsCardProduct[]
  words: CardWords
  locale: Locale
  look: CardLook
  id: string
  heading: 'h2' | 'h3'
  className: string
  first?: boolean
}

/** The list is rendered by the browser too: as server components the products were sent twice (decision 27). */
export function GoodsList({ products, className, first = true, ...rest }: Props) {
  return (
    <ul className={cx('card-parts', className)}>
      {products.map((product, index) => (
        <HydrateLater key={product.id} as="li">
          <GoodsCard product={product} eager={first && index < eagerCards} {...rest} />
        </HydrateLater>
      ))}
    </ul>
  )
}

type GoodsCardProps = {
  product: GoodsCardProduct
  words: CardWords
  locale: Locale
  look: CardLook
  id: string
  heading: 'h2' | 'h3'
  eager: boolean
}

function GoodsCard({ product, words, locale, look, id, heading: Heading, eager }: GoodsCardProps) {
  const { slug, href, title, lang, summary, features, rating } = product
  const titleId = `${id}-${slug}`
  return (
    <article className={cx('goods', `goods-${look}`, product.soldOut && 'goods-sold-out')}>
      <div className="goods-frame">
        <IntentLink href={href} aria-labelledby={titleId} className="goods-pictures">
          {product.pictures.map((address, index) => (
            <img
              key={address}
              src={address}
              alt=""
              width={640}
              height={800}
              loading={eager && index === 0 ? 'eager' : 'lazy'}
              decoding="async"
            />
          ))}
        </IntentLink>
        <div className="goods-badge">
          <GoodsBadge product={product} words={words} />
        </div>
        {look !== 'row' && <SizesInStock sizes={product.sizes} words={words} />}
        <GoodsTools product={product} words={words} locale={locale} />
      </div>
      <div className="goods-words">
        <Heading id={titleId} lang={lang} className="goods-title">
          <IntentLink href={href} tabIndex={-1}>
            {title}
          </IntentLink>
        </Heading>
        {summary && (
          <p lang={lang} className="goods-summary">
            {summary}
          </p>
        )}
        {features && features.length > 0 && (
          <ul lang={lang} className="goods-features">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        {rating && <Rating words={rating} />}
        {product.colours && <ColourDots colours={product.colours} words={words} />}
        {look === 'row' && <SizesInStock sizes={product.sizes} words={words} />}
      </div>
      <div className="goods-deal">
        <GoodsPrice product={product} words={words} size={look === 'small' ? 'sm' : 'md'} />
      </div>
    </article>
  )
}

type PartProps = { product: GoodsCardProduct; words: CardWords }

function ColourDots({ colours, words }: { colours: NonNullable<GoodsCardProduct['colours']>; words: CardWords }) {
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

function SizesInStock({ sizes, words }: { sizes: GoodsCardProduct['sizes']; words: CardWords }) {
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
function GoodsPrice({ product: { price, prior }, words, size }: PartProps & { size: 'sm' | 'md' }) {
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

function GoodsBadge({ product: { soldOut, badge, lang }, words }: PartProps) {
  if (soldOut) return <Chip tone="past">{words.soldOut}</Chip>
  if (!badge) return null
  return (
    <span lang={lang}>
      <Chip tone="signal">{badge}</Chip>
    </span>
  )
}

function GoodsTools({ product, words, locale }: PartProps & { locale: Locale }) {
  const { id, slug, title, lang, isSample, colour } = product
  const named = (text: string) => text.replace('{title}', () => title)
  return (
    <div className="goods-tools">
      {/* A sample cannot be bought. */}
      {!isSample && (
        <>
          <Heart
            product={id}
            locale={locale}
            words={{ label: named(words.wish), failed: words.wishFailed }}
            colour={colour}
          />
          <CompareButton slug={slug} locale={locale} label={named(words.compare)} />
        </>
      )}
      <QuickView product={{ slug, title, lang }} locale={locale} words={words.quick} colour={colour} />
    </div>
  )
}
