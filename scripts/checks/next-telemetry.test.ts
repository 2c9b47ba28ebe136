import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

it('reading the configuration of Next keeps it from reporting to its makers', async () => {
  vi.stubEnv('NEXT_TELEMETRY_DISABLED', undefined)
  // Another test of this process may have imported the module already.
  vi.resetModules()
  await import('../../next.config')
  expect(process.env.NEXT_TELEMETRY_DISABLED).toBe('1')
})
