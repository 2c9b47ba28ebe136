import { afterAll, vi } from 'vitest'

// Test files share their process, so each leaves nothing of its own in it.
const environment = { ...process.env }
// The servers that stand in for others' replace these by classes of their own.
const { Request, Response } = globalThis

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
  process.env = { ...environment }
  Object.assign(globalThis, { Request, Response })
})
