import type { StackReady } from './stack'

export function stack(): StackReady {
  const text = process.env.E2E_STACK
  if (!text) throw new Error('The services are not started: run the browser tests with npm run test:e2e.')
  return JSON.parse(text)
}
