import type { Server, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { readableAddress } from '../request-body.ts'

/** What is not a page of the site has no page that says "not found" either. */
const noPage = /^\/(?:api|files|builds|preview|_next)(?:\/|$)/

/**
 * An address with a broken escape or a zero byte is one that nobody has. Postgres would refuse the byte.
 * @returns the address to go on with; null when the request has been answered
 */
export function addressFor(url: string, response: ServerResponse): string | null {
  const [path = ''] = url.split('?', 1)
  if (hasZeroByte(url.slice(path.length))) return answer(response, 400)
  const readable = readableAddress(url)
  return readable !== url && noPage.test(path) ? answer(response, 404) : readable
}

function answer(response: ServerResponse, status: 400 | 404): null {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' })
  response.end(status === 404 ? 'Not found\n' : 'The address cannot be read.\n')
  return null
}

const hasZeroByte = (text: string) => text.includes('%00') || text.includes('\0')

interface Patience {
  /** How long requests are still taken, so that a load balancer sees that this process is no longer ready. */
  graceMs: number
  /** How long those that are open may take after that. */
  deadlineMs: number
}

/** Takes no further requests after the grace, lets the open ones finish until the deadline, and resolves when none is left. */
export async function endGracefully(server: Server, { graceMs, deadlineMs }: Patience): Promise<void> {
  await delay(graceMs)
  const closed = new Promise((resolve) => server.close(resolve))
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
  await closed
  clearTimeout(deadline)
}
