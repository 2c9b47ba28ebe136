import type { Locale } from '@/i18n/routing'
import { clientNetwork } from './client-network'
import { cmsSystem } from './cms'
import { env } from './env'
import { log } from './log'
import { takeNetworkPoint } from './network-limit'
import { refusedAnswer } from './refused-answer'

/**
 * Limits answers that are computed for each who asks and kept for nobody, per network: half as many a minute as new
 * searches.
 * @returns the refusal, or null where the answer may be computed
 */
export async function refusalOfComputed(request: Pick<Request, 'headers'>, locale: Locale): Promise<Response | null> {
  const limit = { name: 'computed', points: Math.ceil(env().NEW_SEARCHES_A_MINUTE / 2), seconds: 60 }
  try {
    if (await takeNetworkPoint(await cmsSystem(), limit, clientNetwork(request.headers))) return null
  } catch (error) {
    log.warn({ error }, 'a computed answer could not be counted')
    return null
  }
  return refusedAnswer(request, 'too-many', locale)
}
