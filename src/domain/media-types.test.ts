import { expect, it } from 'vitest'
import { mediaName, mediaTypeOf } from './media-types'

it.each([
  ['PHOTO.JPG', 'image/jpeg', 'PHOTO.jpg'],
  ['Снимка 1.Png', 'image/png', 'Снимка 1.png'],
  ['scan.jfif', 'image/jpeg', 'scan.jpg'],
  ['no-end', 'image/webp', 'no-end.webp'],
  ['two.svg.png', 'image/png', 'two.svg.png'],
  ['50% off.png', 'image/png', '50- off.png'],
  ['page.html', 'text/html', 'page.html'],
])('keeps %s (%s) as %s', (name, type, expected) => {
  expect(mediaName(name, type)).toBe(expected)
})

it.each([
  ['a.JPEG', 'image/jpeg'],
  ['a.svg', 'image/svg+xml'],
  ['a.html', undefined],
  ['png', undefined],
])('%s is %s', (name, type) => {
  expect(mediaTypeOf(name)).toBe(type)
})
