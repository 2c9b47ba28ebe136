import type { Rejection } from './rejections'
import { settlementCode } from './settlement'

const groups = 101
const columns = 7
const maxCents = 1_000_000_00

/** One product in one store. Amounts are whole cents of the day's currency; `promo` is below `shelf` or null. */
export type Row = {
  settlement: string
  store: string
  name: string
  code: string
  group: number
  shelf: number
  promo: number | null
  /** A promotional price that is none: at or above the shelf price, or not readable. */
  promoIgnored: boolean
}

/** Reads the values of one line, or says why they are rejected. */
export function readRow(values: string[]): Row | Rejection {
  const [place, store, name, code, group, shelf, promo] = values.map((value) => value.trim())
  if (values.length !== columns || promo === undefined) return 'columns'
  const settlement = settlementCode(place ?? '')
  if (!settlement) return 'settlement'
  if (!name) return 'product'
  if (!code) return 'code'
  const groupNumber = /^\d{1,3}$/.test(group ?? '') ? Number(group) : 0
  if (groupNumber < 1 || groupNumber > groups) return 'group'
  const price = cents(shelf)
  if (!price) return 'price'
  const reduced = promo === '' ? 0 : cents(promo)
  const valid = reduced !== null && reduced > 0 && reduced < price
  return {
    settlement,
    store: store ?? '',
    name: name.replace(/\s+/g, ' '),
    code,
    group: groupNumber,
    shelf: price,
    promo: valid ? reduced : null,
    promoIgnored: !valid && reduced !== 0,
  }
}

/** `1,99`, ` "3.89"` and `6.64168` in whole cents, half a cent up. Null for anything else and for what no product costs. */
export function cents(written: string | undefined): number | null {
  const match = written?.replace(/["\s]/g, '').match(/^(\d{1,7})(?:[.,](\d{1,10}))?$/)
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  const rounded = Number(whole + fraction.slice(0, 2).padEnd(2, '0')) + (fraction.charAt(2) >= '5' ? 1 : 0)
  return rounded <= maxCents ? rounded : null
}
