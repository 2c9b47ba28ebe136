import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerListWorker } from './use-lists'

const origin = 'https://shop.example'
const [page, sheets, late] = ['a', 'b', 'c'].map((name) => `${origin}/_next/static/chunks/${name}.js`)

let sent: string[][]
let registered: string[]
let registration: object
let load: (...files: (string | undefined)[]) => Promise<void>
let observing: boolean

const postMessage = ({ files }: { files: string[] }) => sent.push(files)

class Installing extends EventTarget {
  state = 'installing'
  postMessage = postMessage

  end(state: 'activated' | 'redundant') {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

beforeEach(() => {
  sent = []
  registered = []
  registration = { active: { postMessage }, installing: null, waiting: null }
  observing = false
  const serviceWorker = {
    // That of the address at which the document was loaded: a link within the site leads to the list from any other.
    ready: new Promise(() => undefined),
    register: async (script: string, { scope }: { scope: string }) => {
      registered.push(`${script} ${scope}`)
      return registration
    },
  }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: (list: { getEntries: () => { name: string }[] }) => void) {
        load = async (...files) => {
          if (observing) seen({ getEntries: () => files.map((name = '') => ({ name })) })
          await turn()
        }
      }
      observe({ type, buffered }: { type: string; buffered: boolean }) {
        observing = type === 'resource' && buffered
      }
      disconnect() {
        observing = false
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

it('tells the worker of the files of the build that the page has loaded, and of those that come later', async () => {
  registerListWorker('de')
  await load(page, `${origin}/api/auth/session`)
  await load(sheets)
  await load(`${origin}/api/lists/prices`, sheets)
  await load(late)
  expect(registered).toEqual(['/list-worker.js /de/list', '/offline-worker.js /'])
  expect(sent).toEqual([[page], [page, sheets], [page, sheets, late]])
})

it('waits until the worker has what it installs', async () => {
  const installing = new Installing()
  registration = { active: null, installing, waiting: null }
  registerListWorker('bg')
  await load(page)
  expect(sent).toEqual([])
  installing.end('activated')
  await load()
  expect(sent).toEqual([[page]])
})

it('tells no worker that the browser has dropped, and lets other pages lead to the list all the same', async () => {
  const installing = new Installing()
  registration = { active: null, installing, waiting: null }
  registerListWorker('bg')
  await load(page)
  installing.end('redundant')
  await load()
  expect(registered).toEqual(['/list-worker.js /list', '/offline-worker.js /'])
  expect(sent).toEqual([])
})

it('tells of nothing more when the page is left', async () => {
  const leave = registerListWorker('bg')
  await load(page)
  leave()
  await load(late)
  expect(sent).toEqual([[page]])
})

it('does without where the browser has no worker, or forbids it', async () => {
  vi.stubGlobal('navigator', {})
  registerListWorker('bg')()
  const forbidden = { register: () => Promise.reject(new Error('forbidden')), ready: new Promise(() => undefined) }
  vi.stubGlobal('navigator', { serviceWorker: forbidden })
  registerListWorker('bg')
  await load(page)
  expect(sent).toEqual([])
})
