import type { PrintedCurrency } from './amount-text'
import type { Rect } from './rect'
import type { Token } from './types'

export type Amount = Rect & {
  cents: number
  currency: PrintedCurrency | null
  /** Height of the whole euros in points. */
  size: number
  perUnit: string | null
  namedOld: boolean
  /** Small print without a sign or in brackets can only be an old price. */
  weak: boolean
  told?: true
  tokens: Token[]
}
