import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import { addToCartAction } from '../../cart/actions'
import { orderFormId } from '../client/order-button'

/** Puts `quantity` pieces of `variant` (an id) into the cart, and leads to it. */
export function OrderForm({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <form id={orderFormId} action={addToCartAction}>
      <input type="hidden" name="locale" value={locale} />
      {children}
    </form>
  )
}
