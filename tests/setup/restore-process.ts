import { afterAll, vi } from 'vitest'

// Test files share their process, so each must leave nothing behind.
const environment = { ...process.env }
// Servers that stand in for others replace these by classes of their own.
const { Request, Response } = globalThis

// The generator of migrations assigns this method to all arrays; enumerable, it would keep pdf.js from loading later.
if (!('random' in Array.prototype))
  Object.defineProperty(Array.prototype, 'random', { value: undefined, writable: true, configurable: true })

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
  process.env = { ...environment }
  Object.assign(globalThis, { Request, Response })
})
