import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerListWorker } from './use-lists'

const origin = 'https://shop.example'
const [page, sheets, late] = ['a', 'b', 'c'].map((name) => `${origin}/_next/static/chunks/${name}.js`)

let sent: string[][]
let registered: string[]
let load: (...files: (string | undefined)[]) => Promise<void>
let observing: boolean

beforeEach(() => {
  sent = []
  registered = []
  observing = false
  const active = { postMessage: ({ files }: { files: string[] }) => sent.push(files) }
  const serviceWorker = {
    ready: Promise.resolve({ active }),
    register: async (script: string, { scope }: { scope: string }) => registered.push(`${script} ${scope}`),
  }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: (list: { getEntries: () => { name: string }[] }) => void) {
        load = async (...files) => {
          if (observing) seen({ getEntries: () => files.map((name = '') => ({ name })) })
          await Promise.resolve()
          await serviceWorker.ready
          await Promise.resolve()
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
