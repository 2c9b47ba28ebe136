import { headers } from 'next/headers'
import { clientNetwork } from '@/server/client-network'
import { AuthUnreachable } from '@/server/supabase'
import { currentAuthState } from './customer'

export const currentNetwork = async (): Promise<string> => clientNetwork(await headers())

/** The key for rate limits: the account, whose points no stranger can use up, else the network. */
export async function currentAsker(): Promise<string> {
  const state = await currentAuthState().catch((error: unknown) => {
    if (error instanceof AuthUnreachable) return null
    throw error
  })
  return state?.state === 'in' ? `account ${state.customer.id}` : currentNetwork()
}
