import { afterAll, expect, it, vi } from 'vitest'
import { blankPage } from '../../tests/setup/page'

afterAll(() => void vi.doUnmock('./large-pictures'))

it('a picture is opened as a plain link where the script of the large ones does not come', async () => {
  const { act, draw } = await blankPage()
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  vi.doMock('./large-pictures', () => {
    throw new Error('No signal')
  })
  const { Lightbox } = await import('./lightbox')
  const { root } = await draw(
    <Lightbox
      words={{ close: 'Close', previous: 'Previous', next: 'Next' }}
      pictures={[{ src: '/large.webp', alt: 'A coat', caption: null }]}
    >
      <a href="/large.jpg" data-picture={0}>
        A coat
      </a>
    </Lightbox>,
  )
  await act(async () => root.querySelector('a')?.click())
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/large.webp']]))
})
