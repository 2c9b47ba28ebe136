import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/button'
import { Card } from '@/design/card'
import { ChangeStatus } from '@/design/change-status'
import { formatEuro } from '@/design/format'
import { EmptyState, Notice } from '@/design/notice'
import { cartSums, isOrderable } from '@/domain/cart'
import { deliverySpan } from '@/domain/delivery'
import type { PaymentMethod } from '@/domain/order-states'
import { possibleWays } from '@/domain/payment-states'
import { isVatRegistered } from '@/domain/tax-class'
import { ShopLink } from '@/features/shop/goods/components/shop-link'
import { DeliveryPromise } from '@/features/shop/goods/delivery/delivery-promise'
import { getShippingMethods } from '@/features/shop/goods/delivery/shipping-methods'
import { shopPaths } from '@/features/shop/goods/paths'
import { currentShop } from '@/features/shop/orders/current-shop'
import { offeredMethods } from '@/features/shop/orders/shop'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { CartCountKeeper } from '../client/cart-entry'
import type { CartNote } from '../server/change-lines'
import type { Cart, CartLine } from '../server/current-cart'
import { CartRow } from './cart-row'

type Props = {
  cart: Cart
  locale: Locale
  note: CartNote | null
  now: Date
  /** The page of an order from this cart that waits for its payment. */
  unpaid: string | null
  /** Shown while nothing is chosen. */
  suggested: ReactNode
}

export function CartView({ cart, locale, note, now, unpaid, suggested }: Props) {
  const t = translatorFor(locale, 'cart')
  const chosen = cart.lines.filter(({ saved }) => !saved)
  const later = cart.lines.filter(({ saved }) => saved)
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="page max-w-5xl pt-5 pb-12 md:pt-8">
      <CartCountKeeper count={count} kind={cart.owner.customer ? 'account' : 'guest'} />
      <h1 className="mb-4 text-2xl md:text-4xl">{t('title')}</h1>
      <ChangeStatus>
        {cart.lost > 0 && <Notice tone="problem">{t('lost', { count: cart.lost })}</Notice>}
        {note && <Notice tone={isBad[note] ? 'problem' : 'success'}>{t(`notes.${note}`)}</Notice>}
        {note && count > 0 && (
          <p className="sr-only">{`${t('pieces', { count })}, ${formatEuro(cartSums(chosen).goodsCents, locale)}`}</p>
        )}
      </ChangeStatus>
      {chosen.length === 0 ? (
        <EmptyCart locale={locale} unpaid={unpaid} />
      ) : (
        <div className="grid gap-8 md:grid-cols-[1fr_20rem] md:items-start">
          <section aria-labelledby="chosen">
            <h2 id="chosen" className="sr-only">
              {t('items')}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {chosen.map((line) => (
                <CartRow key={line.variant} line={line} locale={locale} />
              ))}
            </ul>
          </section>
          <CartSummary lines={chosen} locale={locale} now={now} />
        </div>
      )}
      {later.length > 0 && (
        <section aria-labelledby="later" className="mt-12 md:max-w-2xl">
          <h2 id="later" className="mb-2 text-xl">
            {t('savedTitle')}
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {later.map((line) => (
              <CartRow key={line.variant} line={line} locale={locale} />
            ))}
          </ul>
        </section>
      )}
      {chosen.length === 0 && suggested}
    </div>
  )
}

function EmptyCart({ locale, unpaid }: Pick<Props, 'locale' | 'unpaid'>) {
  const t = translatorFor(locale, 'cart')
  return (
    <EmptyState
      icon={<ShoppingBag size={28} />}
      title={t('emptyTitle')}
      text={unpaid ? translatorFor(locale, 'orderPage')('toPay') : t('emptyText')}
      action={
        unpaid ? (
          <ButtonLink href={unpaid}>{translatorFor(locale, 'account.order')('open')}</ButtonLink>
        ) : (
          <ShopLink locale={locale} text={t('toShop')} />
        )
      }
    />
  )
}

const isBad: Record<CartNote, boolean> = {
  absent: true,
  added: false,
  again: false,
  back: false,
  busy: true,
  changed: false,
  cookies: true,
  corrected: true,
  full: true,
  gone: true,
  missing: true,
  removed: false,
  saved: false,
}

/** Only German capitalises nouns within a sentence. */
const inSentence = (name: string, locale: Locale) =>
  locale === 'de' ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`

type SummaryProps = { lines: CartLine[]; locale: Locale; now: Date }

/** Delivery area and ways of payment must be stated before an order begins (directive 2011/83/EU, article 8(3)). */
function BeforeCheckout({ offered, locale }: { offered: PaymentMethod[]; locale: Locale }) {
  const t = translatorFor(locale, 'checkout.payments')
  const methods = [...offered, 'gift-voucher' as const].map((method) => inSentence(t(`${method}.name`), locale))
  return (
    <p className="text-sm text-ink-soft">
      {translatorFor(locale, 'shopLaw')('terms', { methods: new Intl.ListFormat(locale).format(methods) })}
    </p>
  )
}

async function CartSummary({ lines, locale, now }: SummaryProps) {
  const t = translatorFor(locale, 'cart')
  const { goodsCents, weightGrams } = cartSums(lines)
  const parcel = { goodsCents, weightGrams }
  const methods = await getShippingMethods(locale)
  const span = deliverySpan(methods, parcel, now)
  const shop = await currentShop()
  const ways = possibleWays(offeredMethods(shop), methods)
  const blocked = !lines.every(isOrderable)
  return (
    <Card className="space-y-4 px-4 py-5 md:sticky md:top-24 md:px-5">
      <dl className="space-y-2 tabular">
        <div className="flex justify-between gap-4">
          <dt>{t('goods')}</dt>
          <dd>{formatEuro(goodsCents, locale)}</dd>
        </div>
        {span && (
          <>
            <div className="flex justify-between gap-4">
              <dt>{t('delivery')}</dt>
              <dd>
                {span.paidCents === null
                  ? t('free')
                  : t(span.cents === 0 ? 'deliverySomeFree' : 'deliveryFrom', {
                      price: formatEuro(span.paidCents, locale),
                    })}
              </dd>
            </div>
            <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
              <dt>{t('total')}</dt>
              <dd>
                {span.paidCents === null
                  ? formatEuro(goodsCents, locale)
                  : t('totalFrom', { price: formatEuro(goodsCents + span.cents, locale) })}
              </dd>
            </div>
          </>
        )}
      </dl>
      {isVatRegistered(shop) && <p className="text-sm text-ink-soft">{t('withVat')}</p>}
      <DeliveryPromise locale={locale} parcel={parcel} now={now} />
      {ways.length === 0 && methods.length > 0 && <Notice tone="note">{t('voucherOnly')}</Notice>}
      {blocked && <Notice tone="problem">{t('blocked')}</Notice>}
      {!blocked && methods.length > 0 && (
        <ButtonLink href={localePath(locale, shopPaths.checkout)} className="w-full">
          {t('checkout')}
        </ButtonLink>
      )}
      <p className="text-sm text-ink-soft">{t('codes')}</p>
      {methods.length > 0 && <BeforeCheckout offered={ways} locale={locale} />}
    </Card>
  )
}
