import { Button } from '@/design/button'
import { Disclosure } from '@/design/disclosure'
import { Select } from '@/design/select'
import { OrderForm } from '@/features/shop/checkout/cart/components/order-form'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { moveWishAction, removeWishAction } from '../actions'
import type { ShownWish } from '../server/read-wishes'
import type { Wishlist } from '../server/store-lists'
import { ChangeWish, type ChangeWords } from './change-wish'
import { WishFacts, WishPicture } from './wish-facts'

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
