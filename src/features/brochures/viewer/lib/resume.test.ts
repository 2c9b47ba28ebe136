import { describe, expect, it } from 'vitest'
import { lastPage, type ResumeStorage, rememberPage } from './resume'

function memory(text: string | null = null): ResumeStorage & { text: string | null } {
  return {
    text,
    getItem() {
      return this.text
    },
    setItem(_key, value) {
      this.text = value
    },
    removeItem() {
      this.text = null
    },
  }
}

describe('the last page', () => {
  it('is remembered for each brochure', () => {
    const store = memory()
    rememberPage(store, 'lavka', 7)
    rememberPage(store, 'zora', 3)
    rememberPage(store, 'lavka', 9)
    expect(lastPage(store, 'lavka', 12)).toBe(9)
    expect(lastPage(store, 'zora', 12)).toBe(3)
    expect(lastPage(store, 'unknown', 12)).toBeNull()
  })

  it('is nothing at the cover or beyond the end', () => {
    const store = memory()
    rememberPage(store, 'cover', 1)
    rememberPage(store, 'shortened', 30)
    expect(lastPage(store, 'cover', 12)).toBeNull()
    expect(lastPage(store, 'shortened', 12)).toBeNull()
  })

  it.each(['{', '{}', '[["a"]]', '[["a","7"]]', '[["a",0]]', '[["a",1.5]]', '7'])('discards the record %s', (text) => {
    const store = memory(text)
    expect(lastPage(store, 'a', 12)).toBeNull()
    expect(store.text).toBeNull()
  })

  it('keeps the newest forty brochures', () => {
    const store = memory()
    for (let week = 1; week <= 45; week++) rememberPage(store, `week-${week}`, 2)
    expect(lastPage(store, 'week-5', 12)).toBeNull()
    expect(lastPage(store, 'week-6', 12)).toBe(2)
  })

  it('lets reading go on where storage is forbidden', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const store: ResumeStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }
    expect(() => rememberPage(store, 'a', 2)).not.toThrow()
    expect(lastPage(store, 'a', 12)).toBeNull()
  })
})
