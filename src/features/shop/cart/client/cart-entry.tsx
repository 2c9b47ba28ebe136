'use client'

import { ShoppingBag } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { IconLink } from '@/design/icon-button'
import { onAuthEvent, signedInState } from '@/features/account/auth/client/auth-store'
import type { Locale } from '@/i18n/routing'
import { cacheCart, cachedCart, cachedCount, onCart } from './cart-count'
import type { DrawerWords } from './cart-drawer'

const CartDrawer = lazy(() => import('./cart-drawer'))

type Props = { locale: Locale; href: string; words: DrawerWords }

/** The cart in the header, with the number of its pieces; a press opens the drawer. Whoever has no cart causes no request. */
export function CartEntry({ locale, href, words }: Props) {
  const count = useSyncExternalStore(onCart, cachedCount, () => 0)
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  useEffect(() => followPerson(locale), [locale])

  function openDrawer(event: MouseEvent) {
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!plain || cachedCount() === 0 || location.pathname === href) return
    event.preventDefault()
    setUsed(true)
    setOpen(true)
  }
  return (
    <>
      <IconLink href={href} label={count > 0 ? `${words.title}: ${count}` : words.title} onClick={openDrawer}>
        <span aria-hidden className="relative inline-grid place-items-center">
          <ShoppingBag size={20} strokeWidth={1.8} />
          {count > 0 && (
            <span
              data-testid="cart-count"
              className="absolute -top-1.5 -right-2.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-xs leading-4.5 font-semibold text-on-accent"
            >
              {count > 99 ? '99+' : count}
            </span>
          )}
        </span>
      </IconLink>
      {/* It stays once it was opened: an element that leaves the page while it has the focus does not give it back. */}
      {used && (
        <Suspense>
          <CartDrawer locale={locale} href={href} words={words} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The cart follows the person: signing in asks for that of the account, signing out forgets its count. */
function followPerson(locale: Locale): () => void {
  const follow = () => {
    const kind = cachedCart()?.kind
    if (!signedInState()) {
      if (kind === 'account') cacheCart(null)
    } else if (kind !== 'account') {
      void import('./ask-cart').then(({ askCart }) => askCart(locale))
    }
  }
  follow()
  return onAuthEvent(follow)
}
