import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'

export interface Browser {
  cookies: Map<string, string>
  headers: Headers
  afterwards: (() => Promise<void>)[]
  /** Runs code within a request of this browser, and afterwards its `after()` callbacks. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
}

const current = new AsyncLocalStorage<Browser>()

/** Next provides cookies and headers only during a request; here they are those of the browser that runs the code. */
vi.doMock('next/headers', () => ({
  headers: async () => browserNow().headers,
  cookies: async () => {
    const { cookies } = browserNow()
    return {
      get: (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) } : undefined),
      getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
      set: (name: string, value: string, options?: { maxAge?: number }) =>
        options?.maxAge === 0 ? cookies.delete(name) : cookies.set(name, value),
      delete: (name: string) => cookies.delete(name),
    }
  },
}))

vi.doMock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  after: (work: () => Promise<void>) => browserNow().afterwards.push(work),
}))

function browserNow(): Browser {
  const browser = current.getStore()
  if (!browser) throw new Error('No browser has asked for this.')
  return browser
}

let made = 0

export function newBrowser(address = `10.1.0.${++made}`): Browser {
  const browser: Browser = {
    cookies: new Map(),
    headers: new Headers({
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
      'x-forwarded-for': address,
    }),
    afterwards: [],
    run: async (work) => {
      const result = await current.run(browser, work)
      for (const later of browser.afterwards.splice(0)) await later()
      return result
    },
  }
  return browser
}
