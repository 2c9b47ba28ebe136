import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

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
