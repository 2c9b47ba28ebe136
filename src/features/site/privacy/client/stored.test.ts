import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryCaches } from '@/lib/worker-fixtures'
import { deleteStored, readStoredItems } from './stored'

const scripts = ['list-worker.js', 'kept-worker.js', 'offline-worker.js']
const cacheNames = ['broshura-list-1', 'broshura-kept-pages-1', 'broshura-offline-1', 'of-somebody-else']

let registered: string[]

beforeEach(() => {
  const { caches, store } = memoryCaches(async () => new Response())
  for (const name of cacheNames) store(name)
  registered = [...scripts]
  const getRegistrations = async () =>
    registered.map((script) => ({
      active: { scriptURL: `https://broshura.example/${script}` },
      unregister: async () => {
        registered = registered.filter((other) => other !== script)
      },
    }))
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('window', { caches })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal('sessionStorage', {})
  vi.stubGlobal('fetch', async () => Response.json({ names: [] }))
})
afterEach(() => vi.unstubAllGlobals())

const left = async () => (await readStoredItems()).map(({ name }) => name)
const signOut = async () => undefined

it('deletes the pages without a connection with their worker, and nothing else', async () => {
  await deleteStored(['offline'], signOut)
  expect(await left()).toEqual(['broshura-list-1', 'broshura-kept-pages-1', 'of-somebody-else'])
  expect(registered).toEqual(['list-worker.js', 'kept-worker.js'])
})

it('keeps them as long as the list or kept brochures open without a connection, and no longer', async () => {
  await deleteStored(['list'], signOut)
  expect(await left()).toEqual(['broshura-kept-pages-1', 'broshura-offline-1', 'of-somebody-else'])
  expect(registered).toEqual(['kept-worker.js', 'offline-worker.js'])
  await deleteStored(['kept'], signOut)
  expect(await left()).toEqual(['of-somebody-else'])
  expect(registered).toEqual([])
})

it('deletes a cache of somebody else, as it says', async () => {
  await deleteStored(['other'], signOut)
  expect(await left()).toEqual(cacheNames.slice(0, 3))
  expect(registered).toEqual(scripts)
})

it('leaves all of them alone where something else is deleted', async () => {
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } })
  await deleteStored(['theme'], signOut)
  expect(await left()).toEqual(cacheNames)
})
