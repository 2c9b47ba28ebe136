import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { memoryCaches } from '@/lib/worker-fixtures'
import { keptLimit } from '../rules'
import type { KeptBrochure } from '../shapes'
import { keepBrochure } from './keep-brochure'
import { keptIds } from './kept-ids'
import { cacheNameOf, readKept, readKeptBrochure, removeKept, tidyAlone } from './kept-store'
import { refreshKept } from './refresh-kept'

const id = '0b9d3c2e-7a41-4f7d-9a11-3f1c2d4e5f60'
const other = '5a1b2c3d-7a41-4f7d-9a11-3f1c2d4e5f61'

type Answer = () => Response | Promise<Response>
const network = new Map<string, Answer>()
let asked: string[]
let browser: ReturnType<typeof memoryCaches>

const pageOf = (number: number, hash: string) => ({
  number,
  image: { base: `/files/pages/${hash}/${number}`, width: 595, height: 842, placeholder: '' },
  alt: `${number}`,
  altLang: 'bg' as const,
  links: [],
  offers: [],
})

/** Published as the server answers: `hash` is that of the PDF, and each version of its texts has a number. */
function publish(given: { id?: string; version?: number; hash?: string; title?: string; validTo?: string } = {}) {
  const { hash = 'aa', version = 1, title = 'Брошура', validTo = addDays(sofiaDay(), 5) } = given
  const brochure: KeptBrochure = {
    id: given.id ?? id,
    version: String(version).padStart(16, '0'),
    validFrom: '2026-01-01',
    validTo,
    pastLabel: 'изтекла цена',
    pastPeriod: 'Беше валидна {period}',
    reading: {
      slug: `slug-${given.id ?? id}`,
      title,
      titleLang: 'bg',
      locale: 'bg',
      shop: { slug: 'shop', name: 'Магазин' },
      pages: [1, 2, 3].map((number) => pageOf(number, hash)),
    },
    flow: { pages: '', page: '', offers: [], enlarge: '', link: '', show: '', compare: '' },
    words: [],
  }
  const { version: said } = brochure
  network.set(`/api/kept/${brochure.id}?locale=bg`, () => Response.json(brochure))
  network.set(`/api/kept/${brochure.id}/size?locale=bg`, () => Response.json({ version: said, bytes: 1 }))
  for (const { image } of brochure.reading.pages) network.set(`${image.base}-1080.webp`, () => new Response('picture'))
  return brochure
}

const signal = () => new AbortController().signal
const keep = (which = id) => keepBrochure({ id: which, locale: 'bg', signal: signal() })
const titles = async () => (await readKept()).map(({ title }) => title)
const names = () => [...browser.stores.keys()]

beforeEach(() => {
  network.clear()
  asked = []
  browser = memoryCaches(async () => new Response(null, { status: 404 }))
  const items = new Map<string, string>()
  vi.stubGlobal('caches', browser.caches)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (address: string, { credentials }: RequestInit) => {
    asked.push(address)
    expect(credentials).toBe('omit')
    const answer = network.get(address)
    if (!answer) throw new TypeError('offline')
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a brochure that is kept', () => {
  it('has its pictures at reading size, its words and offers, and says what it takes', async () => {
    const brochure = publish()
    await keep()
    const [entry] = await readKept()
    if (!entry) throw new Error('nothing is kept')
    expect(entry).toMatchObject({ id, pages: 3, shop: 'Магазин' })
    const text = JSON.stringify(brochure)
    expect(entry.bytes).toBe(Buffer.byteLength(text) + 3 * 'picture'.length)
    expect(await readKeptBrochure(entry)).toEqual(brochure)
    expect(asked.filter((address) => address.startsWith('/files'))).toHaveLength(3)
    expect([...keptIds()]).toEqual([id])
  })

  it('is not there while a picture is missing, and leaves nothing behind when it fails', async () => {
    publish()
    network.delete('/files/pages/aa/3-1080.webp')
    await expect(keep()).rejects.toMatchObject({ kind: 'offline' })
    expect(names()).toEqual([])
    expect([...keptIds()]).toEqual([])
  })

  it('is not there when it was stopped', async () => {
    publish()
    const stop = new AbortController()
    const onPage = () => stop.abort()
    await expect(keepBrochure({ id, locale: 'bg', signal: stop.signal, onPage })).rejects.toThrow()
    expect(names()).toEqual([])
  })

  it('says when the storage is full, and keeps what was there', async () => {
    publish({ id: other, title: 'Първа', hash: 'bb' })
    await keep(other)
    publish()
    const { open } = browser.caches
    browser.caches.open = async (name) => {
      const cache = await open(name)
      if (name.includes(id)) cache.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
      return cache
    }
    await expect(keep()).rejects.toMatchObject({ kind: 'full' })
    expect(await titles()).toEqual(['Първа'])
    expect(names()).toHaveLength(1)
  })

  it('makes room by removing the one kept longest ago, when the new one is whole', async () => {
    publish({ id: other, title: 'Стара', hash: 'bb' })
    await keep(other)
    const [old] = await readKept()
    if (!old) throw new Error('nothing is kept')
    await browser.store(cacheNameOf(old)).put('/kept/entry', Response.json({ ...old, bytes: keptLimit, keptAt: 1 }))
    publish({ title: 'Нова' })
    network.delete('/files/pages/aa/3-1080.webp')
    await expect(keep()).rejects.toThrow()
    expect(await titles()).toEqual(['Стара'])
    publish({ title: 'Нова' })
    await keep()
    expect(await titles()).toEqual(['Нова'])
    expect(names()).toHaveLength(1)
  })

  it('goes with all its versions when it is removed', async () => {
    publish()
    await keep()
    browser.store(`broshura-kept-brochure-${id}-half`)
    browser.store('broshura-list-1')
    await removeKept(id)
    expect(names()).toEqual(['broshura-list-1'])
    expect([...keptIds()]).toEqual([])
  })

  it('goes a week after its end, and what was left half kept goes, too', async () => {
    publish({ validTo: addDays(sofiaDay(), -7) })
    await keep()
    browser.store(`broshura-kept-brochure-${other}-half`)
    await tidyAlone()
    expect(await titles()).toEqual(['Брошура'])
    expect(names()).toHaveLength(1)
    const [entry] = await readKept()
    if (!entry) throw new Error('nothing is kept')
    const ended = { ...entry, validTo: addDays(sofiaDay(), -8) }
    await browser.store(cacheNameOf(entry)).put('/kept/entry', Response.json(ended))
    await tidyAlone()
    expect(names()).toEqual([])
    expect([...keptIds()]).toEqual([])
  })
})

describe('with a connection', () => {
  it('a brochure that has changed is renewed, with the pictures that it already has, and stays as old as it is', async () => {
    publish({ title: 'Преди' })
    await keep()
    const [before] = await readKept()
    if (!before) throw new Error('nothing is kept')
    await browser.store(cacheNameOf(before)).put('/kept/entry', Response.json({ ...before, keptAt: 1 }))
    publish({ version: 2, title: 'След' })
    asked = []
    await refreshKept()
    const [after] = await readKept()
    expect(after).toMatchObject({ title: 'След', keptAt: 1 })
    expect(asked.filter((address) => address.startsWith('/files'))).toEqual([])
    expect(names()).toHaveLength(1)
  })

  it('the old version stays until the new one is whole', async () => {
    publish({ title: 'Преди' })
    await keep()
    publish({ version: 2, title: 'След', hash: 'cc' })
    network.delete('/files/pages/cc/2-1080.webp')
    await refreshKept()
    expect(await titles()).toEqual(['Преди'])
    expect(names()).toHaveLength(1)
  })

  it('one that another release kept in a form of its own stays, and is renewed', async () => {
    publish()
    await keep()
    const [kept] = await readKept()
    if (!kept) throw new Error('nothing is kept')
    const entry = { id, locale: 'bg', titleOfAnotherRelease: 'Брошура' }
    await browser.store(cacheNameOf(kept)).put('/kept/entry', Response.json(entry))
    await tidyAlone()
    expect(names()).toHaveLength(1)
    expect(await titles()).toEqual([])
    publish({ version: 2, title: 'След' })
    await refreshKept()
    expect(await titles()).toEqual(['След'])
    expect(names()).toHaveLength(1)
  })

  it('one that is removed while it is renewed stays removed', async () => {
    publish()
    await keep()
    publish({ version: 2, title: 'След', hash: 'cc' })
    network.set('/files/pages/cc/3-1080.webp', async () => {
      await removeKept(id)
      return new Response('picture')
    })
    await refreshKept()
    expect(names()).toEqual([])
    expect([...keptIds()]).toEqual([])
  })

  it('one that is not published any more disappears', async () => {
    publish()
    await keep()
    network.set(`/api/kept/${id}/size?locale=bg`, () => Response.json({ error: 'not-found' }, { status: 404 }))
    await refreshKept()
    expect(names()).toEqual([])
  })

  it.each([
    ['a network that answers with a page of its own', () => new Response('<html>', { status: 404 })],
    ['an error of ours', () => Response.json({ error: 'unavailable' }, { status: 503 })],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
  ])('none disappears for %s', async (_, answer) => {
    publish()
    await keep()
    network.set(`/api/kept/${id}/size?locale=bg`, answer)
    await refreshKept()
    expect(await titles()).toEqual(['Брошура'])
  })
})
