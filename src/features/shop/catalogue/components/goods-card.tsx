import { cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'
import { productPath } from '../../paths'
import type { ListedProduct } from '../data'
import type { CatalogueNames } from '../read-names'
import {
  ColourDots,
  GoodsBadge,
  GoodsPrice,
  GoodsQuickView,
  GoodsRating,
  picturesOf,
  SizesInStock,
} from './goods-parts'

export type CardLook = 'card' | 'large' | 'small' | 'row'

export type CardProps = {
  item: ListedProduct
  names: CatalogueNames
  locale: Locale
  look: CardLook
  /** Begins the ids of its parts; unique on the page. */
  id: string
  heading: 'h2' | 'h3'
  /** The colours that were chosen: their pictures come first. */
  colours: string[]
  /** In view at first. */
  eager: boolean
}

/** A product in a list: its picture and a second one on hover, focus or a swipe, what it costs, and in which colours and sizes it is there. */
export function GoodsCard({ item, names, locale, look, id, heading: Heading, colours, eager }: CardProps) {
  const { product, range } = item
  const { slug, title, lang, summary, features } = product
  const href = localePath(locale, productPath(slug))
  const titleId = `${id}-${slug}`
  return (
    <article className={cx('goods', `goods-${look}`, range.soldOut && 'goods-sold-out')}>
      <div className="goods-frame">
        <IntentLink href={href} aria-labelledby={titleId} className="goods-pictures">
          {picturesOf(item, colours).map((image, index) => (
            <img
              key={image.url}
              src={image.small}
              alt=""
              width={640}
              height={800}
              loading={eager && index === 0 ? 'eager' : 'lazy'}
              decoding="async"
            />
          ))}
        </IntentLink>
        <div className="goods-badge">
          <GoodsBadge item={item} locale={locale} />
        </div>
        {look !== 'row' && <SizesInStock item={item} locale={locale} />}
      </div>
      <div className="goods-words">
        <Heading id={titleId} lang={lang} className="goods-title">
          <IntentLink href={href} tabIndex={-1}>
            {title}
          </IntentLink>
        </Heading>
        {(look === 'large' || look === 'row') && summary && (
          <p lang={lang} className="goods-summary">
            {summary}
          </p>
        )}
        {look === 'row' && features.length > 0 && (
          <ul lang={lang} className="goods-features">
            {features.slice(0, 3).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        <GoodsRating item={item} locale={locale} />
        <ColourDots item={item} names={names} locale={locale} />
        {look === 'row' && <SizesInStock item={item} locale={locale} all />}
      </div>
      <div className="goods-deal">
        <GoodsPrice product={product} locale={locale} size={look === 'small' ? 'sm' : 'md'} />
        <div className="goods-quick">
          <GoodsQuickView item={item} locale={locale} colours={colours} />
        </div>
      </div>
    </article>
  )
}
