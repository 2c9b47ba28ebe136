import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import { addToCartAction } from '../actions'

/** The fields `quantity` and `variant` (an id) come from `children`. */
export function OrderForm({ locale, id, children }: { locale: Locale; id?: string; children: ReactNode }) {
  return (
    <form id={id} action={addToCartAction}>
      <input type="hidden" name="locale" value={locale} />
      {children}
    </form>
  )
}
