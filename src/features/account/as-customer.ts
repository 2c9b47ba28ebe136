import { authRoute } from '@/features/auth/auth-route'
import { AuthUnreachable } from '@/features/auth/claims'
import { currentStanding } from '@/features/auth/customer'
import type { Problem } from '@/features/auth/problems'
import type { Standing } from '@/features/auth/standing'

export type Me = Extract<Standing, { state: 'in' }>
export type Saved = { ok: true; body?: object } | { ok: false; problem: Problem }

export const refuse = (problem: Problem): Saved => ({ ok: false, problem })

/** A change by the customer who is signed in; no customer is ever named by the request. */
export async function asCustomer(save: (me: Me) => Promise<Saved>): Promise<Saved> {
  try {
    const standing = await currentStanding()
    return standing.state === 'in' ? await save(standing) : refuse({ code: 'signed-out' })
  } catch (error) {
    if (error instanceof AuthUnreachable) return refuse({ code: 'unavailable' })
    throw error
  }
}

/** The same change as a call of our API. */
export function accountRoute(save: (me: Me, body: Record<string, unknown>) => Promise<Saved>) {
  return authRoute((body) => asCustomer((me) => save(me, body)))
}
