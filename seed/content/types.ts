import type { Locale } from '@/i18n/routing'

export type Texts = Record<Locale, string>

/** One product of the lists in `products/`; money is integer euro cents. */
export type Product = {
  section: string
  name: string
  brand: string | null
  pack: string | null
  cents: number
  oldCents: number | null
  unitCents: number | null
  unit: 'kg' | 'l' | 'piece' | null
  art: string
}
