import { formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Price } from '@/design/price'
import { productPath } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { getFromWord } from '../../words'
import type { ShownWish } from '../server/read-wishes'

type Props = { wish: ShownWish; locale: Locale }

export function wishHref({ slug, colourSlug, size }: ShownWish, locale: Locale): string {
  const query = new URLSearchParams({ ...(colourSlug && { color: colourSlug }), ...(size && { size }) }).toString()
  return `${localePath(locale, productPath(slug))}${query && `?${query}`}`
}

export function WishPicture({ wish, locale }: Props) {
  const picture = wish.picture && (
    <img src={wish.picture} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
  )
  const look = 'wish-picture'
  if (wish.cents === null) return <div className={look}>{picture}</div>
  return (
    <IntentLink href={wishHref(wish, locale)} aria-hidden tabIndex={-1} className={look}>
      {picture}
    </IntentLink>
  )
}

export function WishFacts({ wish, locale, added = false }: Props & { added?: boolean }) {
  const { title, lang, colour, size, quantity, cents, isFrom, priorCents, addedCents } = wish
  const t = translatorFor(locale, 'wishlist')
  const chosen = [colour, size && t('size', { size }), quantity > 1 && t('pieces', { count: quantity })].filter(Boolean)
  return (
    <>
      <h2 lang={lang} className="text-base break-words">
        {cents === null ? (
          title
        ) : (
          <IntentLink
            href={wishHref(wish, locale)}
            className="text-ink no-underline hover:text-accent hover:underline touch-target"
          >
            {title}
          </IntentLink>
        )}
      </h2>
      {chosen.length > 0 && <p className="text-sm text-ink-soft">{chosen.join(' · ')}</p>}
      {cents !== null && (
        <div>
          <Price locale={locale} cents={cents} from={getFromWord(isFrom, locale)} size="sm" />
          {priorCents !== null && (
            <p className="text-sm text-ink-soft">
              {translatorFor(locale, 'productPage')('priorPrice', { price: formatEuro(priorCents, locale) })}
            </p>
          )}
          {added && cents !== addedCents && (
            <p className="text-sm font-semibold">
              {t(cents < addedCents ? 'cheaper' : 'dearer', { price: formatEuro(addedCents, locale) })}
            </p>
          )}
        </div>
      )}
      <Standing wish={wish} locale={locale} />
    </>
  )
}

function Standing({ wish: { cents, size, inStock }, locale }: Props) {
  const t = translatorFor(locale, 'wishlist')
  if (cents === null) return <p className="text-sm font-semibold text-signal">{t('withdrawn')}</p>
  if (!inStock) return <p className="text-sm font-semibold text-signal">{t('soldOut')}</p>
  return <p className="text-sm text-ink-soft">{t(size ? 'inStock' : 'noSize')}</p>
}
