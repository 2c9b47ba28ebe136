import { afterAll, expect, it, vi } from 'vitest'
import { blankPage } from '../../../../../../tests/setup/page'

const words = {
  ...{ title: 'Cart', close: 'Close', loading: 'Loading', failed: 'The cart could not be loaded' },
  ...{ goods: 'Goods', toCart: 'Go to cart', checkout: 'Checkout' },
}

// Tests of one process share modules: another file may have loaded the entry with its real drawer.
vi.resetModules()
const { currentToasts, hideToast } = await import('@/design/toast-store')

afterAll(() => {
  for (const { id } of currentToasts()) hideToast(id)
  vi.doUnmock('./cart-drawer')
  vi.doUnmock('./cart-count')
})

it('a drawer whose script does not come is said, leaves the page as it is, and is loaded again at the next press', async () => {
  const { act, draw } = await blankPage()
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: '/', assign })
  const load = vi.fn()
  vi.doMock('./cart-drawer', () => {
    load()
    throw new Error('No signal')
  })
  vi.doMock('./cart-count', () => ({
    cachedCount: () => 1,
    onCart: () => () => undefined,
    followPerson: () => undefined,
  }))
  const { CartEntry } = await import('./cart-entry')
  const { root } = await draw(<CartEntry locale="en" href="/en/shop-cart" words={words} />)
  const press = () => act(async () => root.querySelector('a')?.click())
  for (const times of [1, 2]) {
    await press()
    await vi.waitFor(() => expect(currentToasts()).toHaveLength(times))
  }
  expect(load).toHaveBeenCalledTimes(2)
  expect(currentToasts()[0]).toMatchObject({ message: words.failed, action: { label: words.toCart } })
  expect(assign).toHaveBeenCalledTimes(0)
})
