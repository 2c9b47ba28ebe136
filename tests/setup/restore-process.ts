import { afterAll, vi } from 'vitest'

// Test files share their process, so each leaves nothing of its own in it.
const environment = { ...process.env }

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
  process.env = { ...environment }
})
