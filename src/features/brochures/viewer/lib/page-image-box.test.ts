import { expect, it } from 'vitest'
import { boxStyle, linkName } from './page-image'

it('places a box by its share of the page', () => {
  expect(boxStyle({ x: 0.25, y: 0.5, width: 0.1, height: 1 })).toEqual({
    left: '25%',
    top: '50%',
    width: '10%',
    height: '100%',
  })
})

it.each([
  ['https://www.shop.example/offers?a=1', 'shop.example'],
  ['mailto:hello@shop.example', 'hello@shop.example'],
  ['tel:+35921234567', '+35921234567'],
  ['not an address', 'not an address'],
])('names the link %s', (href, name) => {
  expect(linkName(href)).toBe(name)
})
