import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CacheStore } from './store'

function openStore(maxBytes = 1_000): CacheStore<string> {
  const store = new CacheStore<string>(maxBytes)
  store.open()
  return store
}

function keep(store: CacheStore<string>, key: string, tags: string[] = [], bytes = 100): void {
  store.set(key, `value of ${key}`, { tags, bytes, begun: store.now() })
}

describe('the bound', () => {
  it('drops what was asked for longest ago when the bytes are full', () => {
    const store = openStore(300)
    for (const key of ['a', 'b', 'c']) keep(store, key, [], 75)
    expect(store.get('a')?.value).toBe('value of a')
    for (const key of ['d', 'e']) keep(store, key, [], 75)
    expect(store.get('b')).toBeUndefined()
    expect(['a', 'c', 'd', 'e'].map((key) => store.get(key)?.value)).not.toContain(undefined)
    expect(store.size).toEqual({ entries: 4, bytes: 300 })
  })

  it('keeps nothing that alone would push out a quarter of the rest', () => {
    const store = openStore(300)
    keep(store, 'large', [], 76)
    expect(store.get('large')).toBeUndefined()
  })

  it('counts an entry that is replaced once', () => {
    const store = openStore()
    keep(store, 'a', ['old'], 100)
    keep(store, 'a', ['new'], 40)
    expect(store.size).toEqual({ entries: 1, bytes: 40 })
    store.evict(['old'])
    expect(store.get('a')).toBeDefined()
    store.evict(['new'])
    expect(store.size).toEqual({ entries: 0, bytes: 0 })
  })
})

describe('forgetting', () => {
  it('drops every entry with the tag and no other', () => {
    const store = openStore()
    keep(store, 'page', ['brochure:1', 'day'])
    keep(store, 'list', ['brochure:1', 'brochure:2'])
    keep(store, 'other', ['brochure:2'])
    store.evict(['brochure:1'])
    expect(store.get('page')).toBeUndefined()
    expect(store.get('list')).toBeUndefined()
    expect(store.get('other')).toBeDefined()
  })

  it('does not keep what was begun before the change and arrives after it', () => {
    const store = openStore()
    const begun = store.now()
    store.evict(['brochure:1'])
    store.set('page', 'stale', { tags: ['brochure:1'], bytes: 100, begun })
    expect(store.get('page')).toBeUndefined()
    keep(store, 'page', ['brochure:1'])
    expect(store.get('page')).toBeDefined()
  })

  it('judges each result by its own beginning, also when a later one for the same key has begun', () => {
    const store = openStore()
    const slow = store.now()
    store.evict(['brochure:1'])
    const later = store.now()
    store.set('page', 'stale', { tags: ['brochure:1'], bytes: 100, begun: slow })
    expect(store.get('page')).toBeUndefined()
    store.set('page', 'fresh', { tags: ['brochure:1'], bytes: 100, begun: later })
    store.set('page', 'stale', { tags: ['brochure:1'], bytes: 100, begun: slow })
    expect(store.get('page')?.value).toBe('fresh')
  })

  it('keeps what began before a change of something else', () => {
    const store = openStore()
    const begun = store.now()
    store.evict(['brochure:2'])
    store.set('page', 'good', { tags: ['brochure:1'], bytes: 100, begun })
    expect(store.get('page')?.value).toBe('good')
  })

  it('remembers a bounded number of changes and keeps nothing it can no longer judge', () => {
    const store = openStore()
    const before = store.now()
    store.evict(['brochure:1'])
    const between = store.now()
    for (let count = 0; count < 10_000; count += 1) store.evict([`other:${count}`])
    store.set('old', 'stale', { tags: ['brochure:1'], bytes: 100, begun: before })
    expect(store.get('old')).toBeUndefined()
    store.set('new', 'good', { tags: ['brochure:1'], bytes: 100, begun: between })
    expect(store.get('new')?.value).toBe('good')
  })
})

describe('the calendar day', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  it.each([
    ['summer', '2026-07-14T20:59:59.999Z', '2026-07-14T21:00:00Z'],
    ['winter', '2026-12-31T21:59:59.999Z', '2026-12-31T22:00:00Z'],
  ])('ends what depends on it at midnight in Sofia (%s)', (_, lastMoment, midnight) => {
    vi.setSystemTime(new Date(lastMoment))
    const store = openStore()
    keep(store, 'list', ['day'])
    keep(store, 'lasting', [])
    expect(store.get('list')).toBeDefined()
    vi.setSystemTime(new Date(midnight))
    expect(store.get('list')).toBeUndefined()
    expect(store.get('lasting')).toBeDefined()
    expect(store.size).toEqual({ entries: 1, bytes: 100 })
  })

  it('is the one on which a result was begun', () => {
    vi.setSystemTime(new Date('2026-07-14T20:59:59.999Z'))
    const store = openStore()
    const begun = store.now()
    vi.setSystemTime(new Date('2026-07-14T21:00:00Z'))
    store.set('list', 'of yesterday', { tags: ['day'], bytes: 100, begun })
    expect(store.get('list')).toBeUndefined()
  })
})

describe('while the listener is disconnected', () => {
  it('keeps nothing before the first time', () => {
    const store = new CacheStore<string>(1_000)
    keep(store, 'page')
    expect(store.size).toEqual({ entries: 0, bytes: 0 })
  })

  it('has nothing that counts and keeps nothing new', () => {
    const store = openStore()
    keep(store, 'page', ['brochure:1'])
    store.close()
    expect(store.get('page')).toBeUndefined()
    keep(store, 'other')
    expect(store.lastCopy('other')).toBeUndefined()
    store.open()
    keep(store, 'page', ['brochure:1'])
    expect(store.get('page')).toBeDefined()
  })

  it('has the last copies, until the listener is connected again', () => {
    const store = openStore()
    keep(store, 'page', ['brochure:1'])
    keep(store, 'changed', ['brochure:2'])
    store.evict(['brochure:2'])
    store.close()
    expect(store.lastCopy('page')).toBe('value of page')
    expect(store.lastCopy('changed')).toBeUndefined()
    store.open()
    expect(store.lastCopy('page')).toBeUndefined()
    expect(store.size).toEqual({ entries: 0, bytes: 0 })
  })

  it('has no copy of yesterday of what depends on the day', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T20:59:59.999Z') })
    const store = openStore()
    keep(store, 'list', ['day'])
    keep(store, 'lasting')
    store.close()
    expect(store.lastCopy('list')).toBeDefined()
    vi.setSystemTime(new Date('2026-07-14T21:00:00Z'))
    expect(store.lastCopy('list')).toBeUndefined()
    expect(store.lastCopy('lasting')).toBeDefined()
    vi.useRealTimers()
  })

  it('does not keep afterwards what was begun meanwhile or earlier', () => {
    const store = openStore()
    const earlier = store.now()
    store.close()
    const meanwhile = store.now()
    store.open()
    store.set('earlier', 'stale', { tags: [], bytes: 100, begun: earlier })
    store.set('meanwhile', 'stale', { tags: [], bytes: 100, begun: meanwhile })
    expect(store.size.entries).toBe(0)
  })
})
