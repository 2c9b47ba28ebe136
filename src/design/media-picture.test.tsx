import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MediaPicture } from './media-picture'

const html = (focal: { focalX?: number; focalY?: number }) =>
  renderToStaticMarkup(<MediaPicture media={{ filename: 'a.webp', ...focal }} sizes="100vw" />)

it('keeps the point that an editor has chosen in view where it is cut', () => {
  expect(html({ focalX: 20, focalY: 75 })).toContain('object-position:20% 75%')
  expect(html({ focalX: 50, focalY: 50 })).not.toContain('object-position')
  expect(html({})).not.toContain('object-position')
})
