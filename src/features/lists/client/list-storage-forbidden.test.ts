import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newList, withItem } from '../changes'

const usual = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  if (usual) Object.defineProperty(globalThis, 'localStorage', usual)
  else Reflect.deleteProperty(globalThis, 'localStorage')
})

it('the list of a browser that forbids storage lasts as long as the page', async () => {
  const { changeStored, quarantineKeys, readStoredLists } = await import('./list-storage')
  const { ownEntry } = await import('./stored-lists')
  expect(readStoredLists().entries.flatMap(({ list }) => list.items)).toEqual([])
  expect(readStoredLists()).toBe(readStoredLists())
  const entry = ownEntry(newList('a', '', 1), true)
  expect(changeStored((stored) => ({ ...stored, entries: [...stored.entries, entry] }))).toBe(false)
  expect(readStoredLists().entries).toContainEqual(entry)
  expect(quarantineKeys()).toEqual([])
})

it('every page knows there that nothing is listed', async () => {
  const { hasQuarantined, listOwner, tickedIds } = await import('./list-ids')
  expect([tickedIds().size, listOwner(), hasQuarantined()]).toEqual([0, null, false])
})

it('without storage a page knows what is listed as long as it is open', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  const { onLists, tickedIds } = await import('./list-ids')
  const { changeStored } = await import('./list-storage')
  const { withList } = await import('./stored-lists')
  const heard = vi.fn()
  const leave = onLists(heard)
  const empty = newList('main', '', 0)
  const item = { id: 'offer:a', title: 'Кафе', details: '', price: null }
  changeStored((stored) => withList(stored, 'main', withItem(empty, item, 1)))
  expect([...tickedIds()]).toEqual(['offer:a'])
  changeStored((stored) => withList(stored, 'main', empty))
  expect(tickedIds().size).toBe(0)
  leave()
  expect(heard).toHaveBeenCalledTimes(2)
})

it('a sign-out is followed there, and nothing waits to be sent', async () => {
  const { quarantineUnsent, sendQuarantined, unsentOf } = await import('./quarantine')
  quarantineUnsent('u1', { lists: [newList('a', '', 1)], shared: [] })
  await sendQuarantined()
  expect(unsentOf('u1')).toEqual({ lists: [], shared: [] })
})

it('what is followed cannot be stored there, and whoever follows is told', async () => {
  const { addLocalFollow, localFollows } = await import('../follow/client/local-follows')
  expect(addLocalFollow({ kind: 'shop', value: 'zora', name: 'Зора', targetCents: null })).toBe(false)
  expect(localFollows()).toEqual([])
})
