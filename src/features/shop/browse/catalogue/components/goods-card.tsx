import { cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { Rating } from '@/features/shop/goods/components/rating'
import type { Locale } from '@/i18n/routing'
import { QuickView } from '../../quick-view/quick-view'
import type { CardLook, CardProduct, CardWords } from '../card-product'
import { ColourDots, GoodsBadge, GoodsPrice, GoodsTools, SizesInStock } from './goods-parts'

type Props = {
  product: CardProduct
  words: CardWords
  locale: Locale
  look: CardLook
  id: string
  heading: 'h2' | 'h3'
  eager: boolean
}

export function GoodsCard({ product, words, locale, look, id, heading: Heading, eager }: Props) {
  const { slug, href, title, lang, isSample, summary, features, rating, colour } = product
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
        {/* A sample cannot be bought. */}
        {!isSample && <GoodsTools product={product} words={words} locale={locale} />}
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
        <div className="goods-quick">
          <QuickView product={{ slug, title, lang, isSample }} locale={locale} words={words.quick} colour={colour} />
        </div>
      </div>
    </article>
  )
}
