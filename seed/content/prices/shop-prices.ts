import { packSize } from '@/domain/pack-size'
import { printedUnitPrice } from '@/domain/unit-price'
import type { Product } from '../../drawing/brochures/types'
import { chance } from './chance'
import { shopPrice } from './rounding'
import { depositAt, severalAt } from './several-pieces'

const key = ({ name, brand, pack }: Product) => [name, brand ?? '', pack ?? ''].join('|')

/** No two supermarkets or drugstores have the same range: each lacks about an eighth of the products. */
export const carries = (shop: string, product: Product) =>
  !/^(?:supermarket|drugstore)\//.test(product.section) || chance('carries', shop, key(product)) >= 0.125

/** A product at a shop's prices, within 7 % of the catalogue's; both its brochures and its reports use them. */
export function atShop(shop: string, product: Product): Product {
  const level = 0.93 + chance('level', shop, key(product)) * 0.14
  const cents = shopPrice(product.cents * level)
  const oldCents = product.oldCents && shopPrice(product.oldCents * level)
  const unit = product.unitCents && product.pack ? printedUnitPrice(cents, packSize(product.pack)) : null
  const printed = {
    ...product,
    cents,
    oldCents: oldCents && oldCents > cents ? oldCents : null,
    unitCents: unit?.unit === product.unit ? unit.cents : null,
    unit: unit?.unit === product.unit ? product.unit : null,
  }
  return { ...printed, multiBuy: severalAt(shop, printed), depositCents: depositAt(shop, printed) }
}
