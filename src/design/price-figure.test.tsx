import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { Price } from './price'

const typeset = (price: ReactElement) =>
  renderToStaticMarkup(price)
    .replace(/.*class="price-figure">/, '')
    .replace(/(<[^>]+>)+/g, '|')

it('sets an amount from its text as each language writes it', () => {
  const inEach = locales.map((locale) => typeset(<Price locale={locale} cents={349} />))
  expect(inEach).toEqual(['3|49|€|', '3|49|€|', '|€|3|49|', '3|49|€|'])
  expect(typeset(<Price locale="en" cents={123_456} currency="USD" />)).toBe('|$|1,234|56|')
  expect(typeset(<Price locale="de" cents={1_234_500} />)).toBe('12.345|00|€|')
})
