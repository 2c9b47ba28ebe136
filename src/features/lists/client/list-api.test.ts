import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { requestLists } from './list-api'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('gives up a request that a lost connection leaves open', async () => {
  const late = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  const neverAnswered = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('fetch', neverAnswered)
  const asked = requestLists('sync', {}, z.object({}))
  late.abort(new DOMException('late', 'TimeoutError'))
  await expect(asked).rejects.toMatchObject({ status: 0 })
})
