import type { AuthState } from '@/features/account/auth/auth-state'
import { AuthUnreachable } from '@/features/account/auth/claims'
import { currentAuthState } from '@/features/account/auth/customer'
import { formRoute } from '@/lib/forms/form-route'
import { type Outcome, refuse } from '@/lib/forms/problems'

export type SignedInRequest = Extract<AuthState, { state: 'in' }>
export type Saved = Outcome<{ body?: object }>

/** A change by the signed-in customer, who comes from the session and never from the request. */
export async function asCustomer(save: (me: SignedInRequest) => Promise<Saved>): Promise<Saved> {
  try {
    const standing = await currentAuthState()
    return standing.state === 'in' ? await save(standing) : refuse({ code: 'signed-out' })
  } catch (error) {
    if (error instanceof AuthUnreachable) return refuse({ code: 'unavailable' })
    throw error
  }
}

/** The same change as a call of our API. */
export function accountRoute(save: (me: SignedInRequest, body: Record<string, unknown>) => Promise<Saved>) {
  return formRoute((body) => asCustomer((me) => save(me, body)))
}
