'use client'

import { useEffect, useState } from 'react'
import { ButtonLink } from '@/design/button'
import { Dialog } from '@/design/dialog'
import { shopPaths } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { askCart, type DrawerCart } from './ask-cart'

export type DrawerWords = Record<'title' | 'close' | 'loading' | 'failed' | 'goods' | 'toCart' | 'checkout', string>

type Props = { locale: Locale; href: string; words: DrawerWords; open: boolean; onClose: () => void }

export function CartDrawer({ locale, href, words, open, onClose }: Props) {
  const [cart, setCart] = useState<DrawerCart | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (open) void askCart(locale).then((found) => setCart(found ?? 'failed'))
  }, [open, locale])
  return (
    <Dialog open={open} onClose={onClose} closeLabel={words.close} title={words.title} className="dialog-side">
      {typeof cart === 'string' ? (
        <p role="status" className="py-6 text-ink-soft">
          {cart === 'loading' ? words.loading : words.failed}
        </p>
      ) : (
        <CartLook cart={cart} words={words} />
      )}
      <div className="mt-5 grid gap-2">
        <ButtonLink href={localePath(locale, shopPaths.checkout)} onClick={onClose}>
          {words.checkout}
        </ButtonLink>
        <ButtonLink href={href} variant="secondary" onClick={onClose}>
          {words.toCart}
        </ButtonLink>
      </div>
    </Dialog>
  )
}

function CartLook({ cart, words }: { cart: DrawerCart; words: DrawerWords }) {
  return (
    <>
      <ul className="divide-y divide-line">
        {cart.lines.map(({ variant, title, lang, details, href, picture, price }) => (
          <li key={variant} className="flex gap-3 py-3 first:pt-0">
            <span className="size-16 shrink-0 overflow-hidden rounded-sm bg-sunken">
              {picture && <img src={picture} alt="" className="size-full object-cover" />}
            </span>
            <div className="min-w-0 grow">
              <a href={href} lang={lang} className="font-medium text-ink no-underline hover:underline">
                {title}
              </a>
              <p className="text-sm text-ink-soft">{details}</p>
            </div>
            <p className="shrink-0 font-semibold tabular">{price}</p>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-line pt-3 font-semibold">
        <span>{words.goods}</span>
        <span>{cart.total}</span>
      </p>
    </>
  )
}
