import { cookies } from 'next/headers'
import { z } from 'zod'
import { currentAuthState } from '@/features/account/auth/customer'
import { privateCookie } from '@/features/account/auth/request-cookies'
import { AuthUnreachable } from '@/server/supabase'
import type { Owner } from './owned-rows'
import { ownedSeconds } from './owned-seconds'

const guestId = z.uuid().nullable().catch(null)

/** Who makes the current request; `cookie` has the id of what a guest owns. Without an answer of the auth server it is a guest. */
export async function currentOwner(cookie: string): Promise<Owner> {
  const guest = guestId.parse((await cookies()).get(cookie)?.value ?? null)
  const state = await currentAuthState().catch((error: unknown) => {
    if (error instanceof AuthUnreachable) return null
    throw error
  })
  return { customer: state?.state === 'in' ? state.customer.id : null, guest }
}

/** Sets the cookie that opens what a guest owns; a customer needs none. */
export async function keepOwned(cookie: string, { customer }: Owner, id: string): Promise<void> {
  const jar = await cookies()
  if (customer) jar.delete(cookie)
  else jar.set(cookie, id, privateCookie(ownedSeconds))
}

/** Sets a cookie that scripts read: what the header and the buttons of cached pages show. */
export async function setReadable(cookie: string, value: string): Promise<void> {
  ;(await cookies()).set(cookie, value, { ...privateCookie(ownedSeconds), httpOnly: false })
}
