// What Next keeps per request refuses to work where this was not loaded before the rest of Next.
import 'next/dist/server/node-environment-baseline'
import { afterAll, vi } from 'vitest'

// Test files share a process and the packages that it has loaded, which takes longer than most of their tests. Our own modules, and with them
// what they keep (the environment, the config of the CMS, limits, caches), are evaluated anew for each file.
vi.resetModules()

afterAll(async () => {
  const { endFile } = await import('./at-end')
  const { cmsInstances } = await import('./database')
  await endFile()
  cmsInstances().clear()
  const goesOnListening = Boolean(globalThis.broshuraWaitForInvalidations)
  for (const name of Object.keys(globalThis)) if (name.startsWith('broshura')) Reflect.deleteProperty(globalThis, name)
  if (goesOnListening) throw new Error('This file goes on listening: atEnd(await listenForInvalidations()).')
})
