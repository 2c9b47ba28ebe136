import { headers } from 'next/headers'
import { AuthUnreachable } from '@/server/supabase'
import { currentAuthState } from './customer'
import { clientNetwork } from './known-device'

/** The network that the current request came from. */
export const currentNetwork = async (): Promise<string> => clientNetwork(await headers())

/** Who is counted for what the current request asks: the account, from which no stranger takes, else the network. */
export async function currentAsker(): Promise<string> {
  const state = await currentAuthState().catch((error: unknown) => {
    if (error instanceof AuthUnreachable) return null
    throw error
  })
  return state?.state === 'in' ? `account ${state.customer.id}` : currentNetwork()
}
