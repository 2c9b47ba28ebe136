import { beforeEach, expect, it, vi } from 'vitest'
import { answered, answeredEach } from './cached'
import { processCache, storedAnswers } from './process-cache'
import { datedFromNow } from './store'

beforeEach(() => {
  globalThis.broshuraAnswers = undefined
  globalThis.broshuraCache = undefined
  storedAnswers().store.open()
  processCache().open()
})

const question = (key: unknown) => ({ name: 'search', key, tags: ['offers', 'day'] })

it('is found once, until one of its tags is invalidated', async () => {
  const find = vi.fn(async () => ({ total: find.mock.calls.length }))
  expect(await answered(question(['bg', 'мляко']), find)).toEqual({ total: 1 })
  expect(await answered(question(['bg', 'мляко']), find)).toEqual({ total: 1 })
  expect(await answered(question(['de', 'мляко']), find)).toEqual({ total: 2 })
  storedAnswers().store.evict(['offers'])
  expect(await answered(question(['bg', 'мляко']), find)).toEqual({ total: 3 })
})

it('is found once for all who ask at the same time', async () => {
  const gate = Promise.withResolvers<number>()
  const find = vi.fn(() => gate.promise)
  const both = Promise.all([answered(question('мляко'), find), answered(question('мляко'), find)])
  gate.resolve(7)
  expect(await both).toEqual([7, 7])
  expect(find).toHaveBeenCalledOnce()
})

it('is not shared with requests after a change, nor cached', async () => {
  const old = Promise.withResolvers<string>()
  const before = answered(question('мляко'), () => old.promise)
  storedAnswers().store.evict(['offers'])
  const after = answered(question('мляко'), async () => 'new')
  expect(await after).toBe('new')
  old.resolve('old')
  expect(await before).toBe('old')
  expect(await answered(question('мляко'), async () => 'newest')).toBe('new')
})

it('is not kept where something changed since the request began, by whose reads it may have been found', async () => {
  const stale = vi.fn(async () => 'found by the old unit')
  await datedFromNow(async () => {
    storedAnswers().store.evict(['offers'])
    await answered(question('мляко'), stale)
    await answeredEach(question('цени'), [1], async () => [[1, 'of the old day']])
  })
  expect(storedAnswers().store.size.entries).toBe(0)
  await datedFromNow(() => answered(question('мляко'), async () => 'new'))
  expect(storedAnswers().store.size.entries).toBe(1)
})

it('is not shared while the listener is disconnected', async () => {
  const old = Promise.withResolvers<string>()
  const before = answered(question('мляко'), () => old.promise)
  storedAnswers().store.close()
  expect(await answered(question('мляко'), async () => 'new')).toBe('new')
  old.resolve('old')
  await before
  expect(storedAnswers().store.size.entries).toBe(0)
})

it('is asked for again after a failure', async () => {
  const failing = () => Promise.reject(new Error('no database'))
  await expect(answered(question('мляко'), failing)).rejects.toThrow('no database')
  expect(await answered(question('мляко'), async () => 'found')).toBe('found')
  expect(storedAnswers().running.size).toBe(0)
})

it('reads of several things only those that nobody has asked for, and keeps their order', async () => {
  const read = vi.fn(async (ids: number[]) =>
    ids.filter((id) => id < 9).map((id): [number, string] => [id, `card ${id}`]),
  )
  expect(await answeredEach(question('cards'), [2, 1], read)).toEqual(['card 2', 'card 1'])
  expect(await answeredEach(question('cards'), [1, 3, 9, 2], read)).toEqual(['card 1', 'card 3', 'card 2'])
  expect(read.mock.calls).toEqual([[[2, 1]], [[3, 9]]])
  storedAnswers().store.evict(['offers'])
  await answeredEach(question('cards'), [1], read)
  expect(read).toHaveBeenLastCalledWith([1])
})

it('keeps nothing of several things that changed while they were read', async () => {
  const old = Promise.withResolvers<[number, string][]>()
  const before = answeredEach(question('cards'), [1], () => old.promise)
  storedAnswers().store.evict(['offers'])
  old.resolve([[1, 'old']])
  expect(await before).toEqual(['old'])
  expect(await answeredEach(question('cards'), [1], async () => [[1, 'new']])).toEqual(['new'])
})

it('takes no memory of the pages, however many questions there are', async () => {
  const text = 'х'.repeat(2_000_000)
  for (let number = 0; number < 20; number++) await answered(question(number), async () => text)
  expect(storedAnswers().store.size.bytes).toBeLessThanOrEqual(storedAnswers().store.maxBytes)
  expect(await answered(question(19), async () => 'anew')).toBe(text)
  expect(await answered(question(0), async () => 'anew')).toBe('anew')
  expect(processCache().size.bytes).toBe(0)
})
