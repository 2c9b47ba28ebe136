import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startKeptWorkers } from './workers'

/** A worker that is being installed, and then has the state `end`. */
class Installing extends EventTarget {
  state = 'installing'

  constructor(end: string) {
    super()
    queueMicrotask(() => {
      this.state = end
      this.dispatchEvent(new Event('statechange'))
    })
  }
}

let registered: string[]
let end: string

beforeEach(() => {
  registered = []
  end = 'activated'
  const register = async (script: string, { scope }: { scope: string }) => {
    registered.push(`${script} ${scope}`)
    return { active: null, waiting: null, installing: new Installing(end) }
  }
  vi.stubGlobal('navigator', { serviceWorker: { register } })
})
afterEach(() => vi.unstubAllGlobals())

it('has the page of kept brochures in every language, the visitor’s first, and the worker of the whole site last', async () => {
  await startKeptWorkers('de')
  expect(registered).toEqual([
    '/kept-worker.js /de/kept',
    '/kept-worker.js /kept',
    '/kept-worker.js /en/kept',
    '/kept-worker.js /ru/kept',
    '/offline-worker.js /',
  ])
})

it('fails when the page cannot be stored, which the browser shows by dropping the worker', async () => {
  end = 'redundant'
  await expect(startKeptWorkers('bg')).rejects.toMatchObject({ kind: 'offline' })
  expect(registered).toEqual(['/kept-worker.js /kept'])
})

it('says so where the browser has no worker, or forbids it', async () => {
  vi.stubGlobal('navigator', {})
  await expect(startKeptWorkers('bg')).rejects.toMatchObject({ kind: 'refused' })
  const forbidden = () => Promise.reject(new DOMException('', 'SecurityError'))
  vi.stubGlobal('navigator', { serviceWorker: { register: forbidden } })
  await expect(startKeptWorkers('bg')).rejects.toMatchObject({ kind: 'refused' })
})
