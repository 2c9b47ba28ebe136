import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { itemsOn } from '@/domain/shopping-list'
import type { ListEntry } from '@/lib/lists/list-schema'
import { newList, withItem } from '../changes'
import { changeStored, readStoredLists } from './list-storage'
import { addItem, changeItem, chooseShops, removeItem, renameList } from './list-store'

const kept = new Map<string, string>()
const offer = { id: 'offer:a', title: 'Кафе', details: '', price: null }
const token = 'x'.repeat(43)

beforeEach(() => {
  kept.clear()
  // Nothing is sent, because the clock stands still.
  vi.useFakeTimers()
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(mode: 'read' | 'edit'): void {
  const list = withItem(newList('a', 'На Мария', 1), offer, 2)
  const entry: ListEntry = { key: token, list, revision: 1, dirty: false, share: { token, mode } }
  changeStored((stored) => ({ ...stored, current: token, entries: [...stored.entries, entry] }))
}

const current = () => readStoredLists().entries.find(({ key }) => key === token)
const ids = () => itemsOn(current()?.list ?? newList('', '', 0)).map(({ id }) => id)

it('a list that may only be read is changed by nothing, which is said', () => {
  open('read')
  const before = current()
  expect(removeItem('offer:a')).toBe('read-only')
  expect(addItem({ ...offer, id: 'offer:b' })).toBe('read-only')
  expect(changeItem(token, 'offer:a', { removed: true })).toBe('read-only')
  expect(renameList(token, 'Моят')).toBe('read-only')
  expect(chooseShops(token, ['alfa'])).toBe('read-only')
  expect(current()).toEqual(before)
})

it('what is unticked is removed from a list that may be changed', () => {
  open('edit')
  expect(removeItem('offer:a')).toBe('done')
  expect(ids()).toEqual([])
  expect(current()?.dirty).toBe(true)
})
