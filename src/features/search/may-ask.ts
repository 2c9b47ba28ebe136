import { clientNetwork } from '@/features/auth/client-address'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { takePoint } from '@/server/rate-limit'

/** Whether this network may ask one more question that is not answered from memory. */
export async function mayAsk(forwardedFor: string): Promise<boolean> {
  const limit = { name: 'search-network', points: env().NEW_SEARCHES_A_MINUTE, seconds: 60 }
  try {
    return await takePoint(limit, clientNetwork(new Headers({ 'x-forwarded-for': forwardedFor })))
  } catch (error) {
    log.warn({ error }, 'new searches could not be counted')
    return true
  }
}
