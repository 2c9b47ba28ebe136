import { fork } from 'node:child_process'

/** Starts the stack; the tests read its address and environment from `E2E_STACK` (see stack.ts). */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = fork('e2e/support/stack.ts', { execArgv: ['--import', 'tsx'], detached: true })
  const ended = new Promise<never>((_, reject) => {
    stack.once('exit', (code) =>
      reject(new Error(`The services of the browser tests do not start (exit code ${code}).`)),
    )
  })
  ended.catch(() => undefined)
  const ready = new Promise<unknown>((resolve) => stack.once('message', resolve))
  process.env.E2E_STACK = JSON.stringify(await Promise.race([ready, ended]))
  return async () => {
    const gone = new Promise((resolve) => stack.once('exit', resolve))
    stack.disconnect()
    await gone
  }
}
