import { clientNetwork } from '@/features/account/auth/client-address'
import { cmsSystem } from '@/server/cms'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { takePoint } from '@/server/rate-limit'

/** So many further pages of what somebody has asked cost as much as a new question. */
const pagesAQuestion = 4

type NewPage = { forwardedFor: string; isFurtherPage: boolean }

/**
 * Whether this network may ask for one more page that is not answered from memory. Who reads on asks nothing new, so it counts as a part
 * of a question only; it counts, because anybody can think of endless addresses of such pages.
 */
export async function checkQuestionLimit({ forwardedFor, isFurtherPage }: NewPage): Promise<boolean> {
  const limit = { name: 'search-network', points: env().NEW_SEARCHES_A_MINUTE * pagesAQuestion, seconds: 60 }
  const network = clientNetwork(new Headers({ 'x-forwarded-for': forwardedFor }))
  try {
    return await takePoint(await cmsSystem(), limit, network, isFurtherPage ? 1 : pagesAQuestion)
  } catch (error) {
    log.warn({ error }, 'new searches could not be counted')
    return true
  }
}
