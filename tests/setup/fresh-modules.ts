import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, vi } from 'vitest'

// The files of a process share the packages, whose evaluation takes seconds, but neither our modules nor their caches.
vi.resetModules()
// Next looks for it when its first module is loaded, which may be in another file.
Object.assign(globalThis, { AsyncLocalStorage })

afterAll(() => {
  for (const name of Object.keys(globalThis)) if (name.startsWith('broshura')) Reflect.deleteProperty(globalThis, name)
  const instances: unknown = Reflect.get(globalThis, '_payload')
  if (instances instanceof Map) instances.clear()
})
