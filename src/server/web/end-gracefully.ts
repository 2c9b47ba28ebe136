import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

interface Patience {
  /**
   * Milliseconds in which requests are still accepted, so that a load balancer notices that the process is no longer
   * ready.
   */
  graceMs: number
  /** Milliseconds that open requests may take after the grace. */
  deadlineMs: number
}

/**
 * Accepts no further requests after the grace, lets the open ones finish until the deadline, and resolves when none is
 * left.
 */
export async function endGracefully(server: Server, { graceMs, deadlineMs }: Patience): Promise<void> {
  await delay(graceMs)
  const closed = new Promise((resolve) => server.close(resolve))
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
  await closed
  clearTimeout(deadline)
}
