import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onceSeen } from './send-count'

const page = { visibilityState: 'visible', listeners: new Set<() => void>() }

beforeEach(() => {
  page.listeners.clear()
  vi.stubGlobal('navigator', { sendBeacon: () => true })
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState
    },
    addEventListener: (_: string, listener: () => void) => page.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => page.listeners.delete(listener),
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(visibilityState: string) {
  page.visibilityState = visibilityState
  for (const listener of [...page.listeners]) listener()
}

it('begins at once on a page that is seen, and only then', () => {
  const work = vi.fn()
  page.visibilityState = 'visible'
  onceSeen(work)
  show('hidden')
  show('visible')
  expect(work).toHaveBeenCalledTimes(1)
  expect(page.listeners.size).toBe(0)
})

it('waits for a page that was opened in the background', () => {
  const work = vi.fn()
  page.visibilityState = 'hidden'
  onceSeen(work)
  show('hidden')
  expect(work).not.toHaveBeenCalled()
  show('visible')
  show('visible')
  expect(work).toHaveBeenCalledTimes(1)
})

it('gives up with a page that is left unseen', () => {
  const work = vi.fn()
  page.visibilityState = 'hidden'
  onceSeen(work)()
  show('visible')
  expect(work).not.toHaveBeenCalled()
})

it('neither begins nor watches in a browser that asks not to be counted', () => {
  const work = vi.fn()
  vi.stubGlobal('navigator', { sendBeacon: () => true, globalPrivacyControl: true })
  page.visibilityState = 'hidden'
  onceSeen(work)
  expect(page.listeners.size).toBe(0)
  page.visibilityState = 'visible'
  onceSeen(work)
  expect(work).not.toHaveBeenCalled()
})
