import { expect, it, vi } from 'vitest'
import { blankPage } from '../../../../../../tests/setup/page'

const words = {
  ...{ title: 'Cart', close: 'Close', loading: 'Loading', failed: 'The cart could not be loaded' },
  ...{ goods: 'Goods', toCart: 'Go to cart', checkout: 'Checkout' },
}

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
  const { currentToasts } = await import('@/design/toast-store')
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
