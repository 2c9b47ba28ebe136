import { Button } from '@/design/button'
import { Disclosure } from '@/design/disclosure'
import { formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Price } from '@/design/price'
import { Select } from '@/design/select'
import { OrderForm } from '@/features/shop/checkout/cart/components/order-form'
import { productPath } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { getFromWord } from '../../words'
import { moveWishAction, removeWishAction } from '../actions'
import type { ShownWish } from '../server/read-wishes'
import type { Wishlist } from '../server/store-lists'
import { ChangeWish, type ChangeWords } from './wish-forms'

type Props = { wish: ShownWish; list: Wishlist; lists: Wishlist[]; locale: Locale }

export function WishRow({ wish, list, lists, locale }: Props) {
  const { id, title, variant, cents, inStock, note } = wish
  const t = translatorFor(locale, 'wishlist')
  const others = lists.filter((each) => each.id !== list.id)
  const hidden = (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="wish" value={id} />
    </>
  )
  return (
    <li className="wish">
      <WishPicture wish={wish} locale={locale} />
      <div className="min-w-0 space-y-1.5">
        <WishFacts wish={wish} locale={locale} added />
        {note && <p className="text-sm whitespace-pre-line break-words">{t('noteSaid', { note })}</p>}
        {cents !== null && variant && inStock && (
          <OrderForm locale={locale}>
            <input type="hidden" name="variant" value={variant} />
            <Button type="submit" size="sm" aria-label={t('toCartNamed', { title })}>
              {t('toCart')}
            </Button>
          </OrderForm>
        )}
        <div className="flex flex-wrap gap-x-5">
          <ChangeWish wish={wish} list={list.id} locale={locale} words={changeWords(wish, locale)} />
          {others.length > 0 && (
            <Disclosure summary={t('move')}>
              <form action={moveWishAction} className="grid gap-2">
                {hidden}
                <Select
                  name="to"
                  label={t('moveTo')}
                  options={others.map(({ id: value, name }) => ({ value, label: name || t('untitled') }))}
                />
                <Button type="submit" variant="secondary" size="sm" aria-label={t('moveNamed', { title })}>
                  {t('move')}
                </Button>
              </form>
            </Disclosure>
          )}
          <form action={removeWishAction}>
            {hidden}
            <Button
              type="submit"
              variant="quiet"
              size="sm"
              className="-mx-3.5"
              aria-label={t('removeNamed', { title })}
            >
              {t('remove')}
            </Button>
          </form>
        </div>
      </div>
    </li>
  )
}

function changeWords({ title, variant, cents }: ShownWish, locale: Locale): ChangeWords {
  const t = translatorFor(locale, 'wishlist')
  return {
    summary: t(variant || cents === null ? 'change' : 'chooseSize', { title }),
    variant: t('variant'),
    none: t('anySize'),
    quantity: t('quantity'),
    note: t('note'),
    noteHint: t('noteHint'),
    submit: t('save'),
    busy: t('saving'),
    failed: t('failed'),
  }
}

type WishProps = { wish: ShownWish; locale: Locale }

function wishHref({ slug, colourSlug, size }: ShownWish, locale: Locale): string {
  const query = new URLSearchParams({ ...(colourSlug && { color: colourSlug }), ...(size && { size }) }).toString()
  return `${localePath(locale, productPath(slug))}${query && `?${query}`}`
}

export function WishPicture({ wish, locale }: WishProps) {
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

export function WishFacts({ wish, locale, added = false }: WishProps & { added?: boolean }) {
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

function Standing({ wish: { cents, size, inStock }, locale }: WishProps) {
  const t = translatorFor(locale, 'wishlist')
  if (cents === null) return <p className="text-sm font-semibold text-signal">{t('withdrawn')}</p>
  if (!inStock) return <p className="text-sm font-semibold text-signal">{t('soldOut')}</p>
  return <p className="text-sm text-ink-soft">{t(size ? 'inStock' : 'noSize')}</p>
}
