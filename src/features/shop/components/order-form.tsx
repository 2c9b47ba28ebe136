import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import { addToCartAction } from '../cart/actions'

/** Puts `quantity` pieces of `variant` (an id) into the cart, and leads to it. */
export function OrderForm({ locale, id, children }: { locale: Locale; id?: string; children: ReactNode }) {
  return (
    <form id={id} action={addToCartAction}>
      <input type="hidden" name="locale" value={locale} />
      {children}
    </form>
  )
}
