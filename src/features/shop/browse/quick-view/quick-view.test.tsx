import { afterAll, expect, it, vi } from 'vitest'
import { currentToasts, hideToast } from '@/design/toast-store'
import { blankPage } from '../../../../../tests/setup/page'

const words = { quickView: 'Quick view', close: 'Close', loading: 'Loading', failed: 'Not loaded', page: 'To the page' }
const product = { slug: 'coat', title: 'Coat' }

afterAll(() => {
  for (const { id } of currentToasts()) hideToast(id)
  vi.doUnmock('./quick-view-dialog')
})

it('a view whose script does not come is said, leaves the page as it is, and is loaded again at the next press', async () => {
  const { act, draw } = await blankPage()
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  const load = vi.fn()
  vi.doMock('./quick-view-dialog', () => {
    load()
    throw new Error('No signal')
  })
  const { QuickView } = await import('./quick-view')
  const { root } = await draw(<QuickView product={product} locale="en" words={words} />)
  for (const times of [1, 2]) {
    await act(async () => root.querySelector('button')?.click())
    await vi.waitFor(() => expect(currentToasts()).toHaveLength(times))
  }
  expect(load).toHaveBeenCalledTimes(2)
  currentToasts()[0]?.action?.run()
  expect(currentToasts()[0]).toMatchObject({ message: words.failed, action: { label: words.page } })
  expect(assign.mock.calls).toEqual([['/en/p/coat']])
})
