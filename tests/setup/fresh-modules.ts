// Next's per-request storage throws unless this is loaded before the rest of Next.
import 'next/dist/server/node-environment-baseline'
import { afterAll, vi } from 'vitest'
import { waitOutMidnight } from './midnight'

// Test files share a process and its loaded packages, whose loading takes longer than most tests. Our own modules and
// their state (environment, config of the CMS, limits, caches) are evaluated anew for each file.
vi.resetModules()
await waitOutMidnight()

afterAll(async () => {
  const { endFile } = await import('./at-end')
  const { cmsInstances } = await import('./database')
  await endFile()
  cmsInstances().clear()
  const goesOnListening = Boolean(globalThis.broshuraWaitForInvalidations)
  for (const name of Object.keys(globalThis)) if (name.startsWith('broshura')) Reflect.deleteProperty(globalThis, name)
  if (goesOnListening) throw new Error('This file goes on listening: atEnd(await listenForInvalidations()).')
})
