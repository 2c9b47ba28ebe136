import { expect, test } from 'vitest'
import { translatorFor } from '@/i18n/translator'

/** Directive 2011/83/EU, article 8(2); docs/product.md, section 9. */
test.each([
  ['bg', 'Поръчка със задължение за плащане'],
  ['de', 'Zahlungspflichtig bestellen'],
  ['en', 'Order with obligation to pay'],
  ['ru', 'Заказ с обязательством оплаты'],
] as const)('the order button in %s says exactly what the law asks for', (locale, words) => {
  expect(translatorFor(locale, 'checkout')('orderButton')).toBe(words)
})
