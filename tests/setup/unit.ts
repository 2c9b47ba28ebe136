import { afterAll, vi } from 'vitest'

// Unit tests share their modules, so a file leaves nothing of its own in the process.
const environment = { ...process.env }

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
  process.env = { ...environment }
})
