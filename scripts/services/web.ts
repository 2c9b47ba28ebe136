import { setTimeout as delay } from 'node:timers/promises'
import { type Child, type Environment, lastLines, startNode } from './processes'

interface Options {
  port: number
  env: Environment
  dev?: boolean
  log?: string
}

/**
 * Starts a web server and waits until it answers.
 * @throws with the end of its log when it does not start.
 */
export async function startWeb({ port, env, dev = false, log }: Options): Promise<Child & { url: string }> {
  const program = dev ? ['node_modules/next/dist/bin/next', 'dev'] : ['src/server/web.ts']
  const child = startNode([...program, '--port', String(port)], {
    // The services' environment is for production, which Next's development server must not see. There is no load
    // balancer that would need a shutdown grace.
    env: { SHUTDOWN_GRACE: '0', ...env, NODE_ENV: dev ? 'development' : 'production' },
    log,
  })
  const url = `http://localhost:${port}`
  let end: string | undefined
  void child.ended.then((how) => {
    end = how
  })
  while (!(await answers(`${url}/api/health`))) {
    if (end) throw new Error(`The web server does not start (${end}).\n${log ? lastLines(log) : ''}`)
    await delay(50)
  }
  return { ...child, url }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  )
}
