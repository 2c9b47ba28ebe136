import type { ReactNode } from 'react'
import { type Locale, localePath } from '@/i18n/routing'
import { shopPaths } from '../../paths'
import { orderFormId } from '../client/order-button'

/** Sends `variant` (an id) and `quantity` to the cart. */
export function OrderForm({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <form id={orderFormId} action={localePath(locale, shopPaths.cart)}>
      {children}
    </form>
  )
}
