import type { Customer } from '@/../payload-types'
import { AuthUnreachable } from '@/features/account/auth/claims'
import { currentAuthState } from '@/features/account/auth/customer'

/** The headers of every personal response: never cached. */
export const ownHeaders = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

const refused = (status: number) => new Response(null, { status, headers: ownHeaders })

/** Responds with something of the signed-in customer; `find` returns null for what is missing or somebody else's. */
export async function ownAnswer(find: (customer: Customer) => Promise<Response | null>): Promise<Response> {
  try {
    const standing = await currentAuthState()
    return standing.state === 'in' ? ((await find(standing.customer)) ?? refused(404)) : refused(401)
  } catch (error) {
    if (error instanceof AuthUnreachable) return refused(503)
    throw error
  }
}
