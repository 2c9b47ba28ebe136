import { formatEuro } from '@/design/format'
import { cartSums } from '@/domain/cart'
import { productPath } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { DrawerCart } from './client/ask-cart'
import type { DrawerWords } from './client/cart-drawer'
import type { Cart } from './server/current-cart'

export function drawerCart({ lines, owner }: Cart, locale: Locale): DrawerCart {
  const t = translatorFor(locale, 'cart')
  const chosen = lines.filter(({ saved }) => !saved)
  return {
    count: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
    kind: owner.customer ? 'account' : 'guest',
    total: formatEuro(cartSums(chosen).goodsCents, locale),
    lines: chosen.map(({ variant, title, lang, slug, colour, size, quantity, picture, cents }) => ({
      variant,
      title,
      lang,
      details: `${t('variant', { colour, size })} · ${t('pieces', { count: quantity })}`,
      href: localePath(locale, productPath(slug)),
      picture,
      price: cents === null ? null : formatEuro(cents * quantity, locale),
    })),
  }
}

export function drawerWords(locale: Locale): DrawerWords {
  const t = translatorFor(locale, 'cart')
  return {
    title: t('title'),
    close: t('close'),
    loading: t('loading'),
    failed: t('drawerFailed'),
    goods: t('goods'),
    toCart: t('toCart'),
    checkout: t('checkout'),
  }
}
