import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'

export const origin = 'https://shop.example'

type Asked = { url: string; method?: string; mode?: string }
type Handler = (event: object) => void

const urlOf = (request: Asked | string) => new URL(typeof request === 'string' ? request : request.url, origin).href

class MemoryCache {
  readonly entries = new Map<string, Response>()

  constructor(readonly load: (url: string) => Promise<Response>) {}

  match = async (request: Asked | string) => this.entries.get(urlOf(request))?.clone()
  put = async (request: Asked | string, response: Response) => void this.entries.set(urlOf(request), response)
  keys = async () => [...this.entries.keys()].map((url) => ({ url }))
  delete = async (request: Asked) => this.entries.delete(urlOf(request))
  add = async (file: string) => {
    const response = await this.load(urlOf(file))
    if (!response.ok) throw new TypeError('not ok')
    this.entries.set(urlOf(file), response)
  }
  addAll = async (files: string[]) => {
    for (const file of files) await this.add(file)
  }
}

/** The Cache API of a minimal browser; `load` answers by URL, or throws without a connection. */
export function memoryCaches(load: (url: string) => Promise<Response>) {
  const stores = new Map<string, MemoryCache>()

  function store(name: string): MemoryCache {
    const known = stores.get(name) ?? new MemoryCache(load)
    stores.set(name, known)
    return known
  }

  const caches = {
    open: async (name: string) => store(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: Asked | string) => {
      for (const one of stores.values()) if (await one.match(request)) return one.match(request)
    },
  }
  return { stores, store, caches }
}

/** Runs a service worker's script against a minimal browser. `network` answers by URL; other URLs are offline. */
export function workerFixtures(file: string) {
  const script = readFileSync(file, 'utf8')
  const network = new Map<string, () => Promise<Response>>()
  const handlers = new Map<string, Handler>()

  async function load(url: string): Promise<Response> {
    const answer = network.get(url)
    if (!answer) throw new TypeError('offline')
    return answer()
  }

  const { stores, store, caches } = memoryCaches(load)

  function start(scope: string) {
    handlers.clear()
    const self = {
      registration: { scope: origin + scope },
      location: { origin },
      clients: { claim: async () => undefined },
      skipWaiting: async () => undefined,
      addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    }
    const fetch = (request: Asked | string) => load(urlOf(request))
    const context = createContext({ self, caches, fetch, URL, URLSearchParams, Promise, setTimeout, Response })
    context.importScripts = (path: string) => runInContext(readFileSync(`public${path}`, 'utf8'), context)
    runInContext(script, context)
  }

  /**
   * Fires an event and waits for its `waitUntil` promises.
   * @returns the worker's answer, or null without one
   */
  async function fire(name: string, event: object = {}): Promise<Response | null> {
    const waiting: Promise<unknown>[] = []
    const answers: Promise<Response>[] = []
    handlers.get(name)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => waiting.push(work),
      respondWith: (answer: Promise<Response>) => answers.push(answer),
    })
    const answer = answers[0] ? await answers[0] : null
    // An event may wait for more while this waits.
    for (const work of waiting) await work
    return answer
  }

  const ask = (path: string, request: Partial<Asked> = {}) =>
    fire('fetch', { request: { url: origin + path, method: 'GET', mode: 'cors', ...request } })
  const visit = (path: string) => ask(path, { mode: 'navigate' })
  const serve = (path: string, answer: () => Response | Promise<Response>) =>
    network.set(origin + path, async () => answer())
  return { network, stores, store, start, fire, ask, visit, serve }
}

export const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
