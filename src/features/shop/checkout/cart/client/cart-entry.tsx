'use client'

import { ShoppingBag } from 'lucide-react'
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { IconLink, IconWithCount } from '@/design/icon-button'
import { latePart } from '@/design/late-part'
import { showToast } from '@/design/toast-store'
import type { Locale } from '@/i18n/routing'
import { type CartCount, cacheCart, cachedCount, followPerson, onCart } from './cart-count'
import type { DrawerWords } from './cart-drawer'

const CartDrawer = latePart(() => import('./cart-drawer').then(({ CartDrawer }) => CartDrawer))

type Props = { locale: Locale; href: string; words: DrawerWords }

/** The cart in the header; a press opens the drawer. Visitors without a cart cause no request. */
export function CartEntry({ locale, href, words }: Props) {
  const count = useSyncExternalStore(onCart, cachedCount, () => 0)
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  useEffect(() => followPerson(() => void import('./ask-cart').then(({ askCart }) => askCart(locale))), [locale])

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
        <IconWithCount count={count} testId="cart-count">
          <ShoppingBag size={20} strokeWidth={1.8} />
        </IconWithCount>
      </IconLink>
      {/* Stays mounted once opened: an element that is removed while it has the focus does not give the focus back. */}
      {used && (
        <CartDrawer
          locale={locale}
          href={href}
          words={words}
          open={open}
          onClose={() => setOpen(false)}
          onFailure={() => {
            setUsed(false)
            showToast(words.failed, { label: words.toCart, run: () => location.assign(href) })
          }}
        />
      )}
    </>
  )
}

export function CartCountKeeper({ count, kind }: CartCount) {
  useEffect(() => cacheCart({ count, kind }), [count, kind])
  return null
}
