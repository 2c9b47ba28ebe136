import { describe, expect, it } from 'vitest'
import { pageImageUrl, pageSrcSet, wantedWidth } from './page-image'

describe('the image of a page', () => {
  it('offers no width that only an enlarged page needs', () => {
    expect(pageSrcSet('/files/pages/ab/3')).toBe(
      '/files/pages/ab/3-320.webp 320w,/files/pages/ab/3-640.webp 640w,/files/pages/ab/3-1080.webp 1080w',
    )
    expect(pageImageUrl('/files/pages/ab/3', 1920)).toBe('/files/pages/ab/3-1920.webp')
  })

  it.each([
    ['a phone', { cssWidth: 360, density: 3, zoom: 1 }, 640],
    ['a phone, enlarged', { cssWidth: 360, density: 3, zoom: 2.5 }, 1920],
    ['an old screen', { cssWidth: 620, density: 1, zoom: 1 }, 640],
    ['an old screen, enlarged a little', { cssWidth: 620, density: 1, zoom: 1.5 }, 1080],
    ['an old screen, enlarged', { cssWidth: 620, density: 1, zoom: 3 }, 1920],
    ['a dense laptop', { cssWidth: 620, density: 2, zoom: 1 }, 1080],
    ['a wall', { cssWidth: 1600, density: 2, zoom: 1 }, 1080],
    ['a thumbnail', { cssWidth: 90, density: 2, zoom: 1 }, 320],
  ])('fits %s', (_where, view, width) => {
    expect(wantedWidth(view)).toBe(width)
  })
})
