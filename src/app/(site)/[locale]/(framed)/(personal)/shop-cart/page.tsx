import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { ReloadForAnother } from '@/features/auth/client/reload-for-another'
import { ProductSection } from '@/features/shop/browse/blocks/product-list'
import { CartView } from '@/features/shop/checkout/cart/components/cart-view'
import { type CartNote, cartNotes } from '@/features/shop/checkout/cart/server/change-lines'
import { currentCart } from '@/features/shop/checkout/cart/server/current-cart'
import { unpaidOrderPath } from '@/features/shop/checkout/server/unpaid-order'
import { getProducts } from '@/features/shop/goods/data'
import { shopPaths } from '@/features/shop/goods/paths'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'cart')
  return pageMetadata({ locale, path: shopPaths.cart, title: t('title'), description: t('description'), index: false })
}

const newGoods = 4

/** Notes after which there is something in the cart; also of a product that was added in too large a number. */
const filling: ReadonlySet<CartNote> = new Set(['added', 'again', 'corrected'])

export default async function ShopCartPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, shopPaths.cart)
  const note = z
    .enum(cartNotes)
    .nullable()
    .catch(null)
    .parse((await searchParams).note ?? null)
  const now = new Date()
  const cart = await currentCart(locale, now)
  const unpaid = await unpaidOrderPath(cart, locale, now)
  // Goods saved for later and notices are shown only here.
  if (unpaid && cart.lines.length === 0 && cart.lost === 0 && !note) redirect(unpaid)
  // Goods were put in but there is no cart: the browser has stored no cookie.
  const shown = note && filling.has(note) && cart.id === null ? 'cookies' : note
  return (
    <>
      <ReloadForAnother />
      <CartView
        cart={cart}
        locale={locale}
        note={shown}
        now={now}
        unpaid={unpaid}
        suggested={!unpaid && <NewGoods locale={locale} />}
      />
    </>
  )
}

async function NewGoods({ locale }: { locale: Locale }) {
  return (
    <ProductSection
      id="new-goods"
      title={translatorFor(locale, 'cart')('newGoods')}
      products={await getProducts(locale, 'newest', newGoods)}
      locale={locale}
      className="mt-12 md:mt-16"
    />
  )
}
