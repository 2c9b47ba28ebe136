import { cookies } from 'next/headers'
import { z } from 'zod'
import { currentAuthState } from '@/features/auth/customer'
import { privateCookie } from '@/features/auth/request-cookies'
import { AuthUnreachable } from '@/server/supabase'
import type { Owner } from './owned-rows'
import { ownedSeconds } from './owned-seconds'

const guestId = z.uuid().nullable().catch(null)

/**
 * The owner of the request; `cookie` holds a guest's id. While the auth server is unreachable, everybody is a guest.
 */
export async function currentOwner(cookie: string): Promise<Owner> {
  const guest = guestId.parse((await cookies()).get(cookie)?.value ?? null)
  const state = await currentAuthState().catch((error: unknown) => {
    if (error instanceof AuthUnreachable) return null
    throw error
  })
  return { customer: state?.state === 'in' ? state.customer.id : null, guest }
}

export async function keepOwned(cookie: string, { customer }: Owner, id: string): Promise<void> {
  const jar = await cookies()
  if (customer) jar.delete(cookie)
  else jar.set(cookie, id, privateCookie(ownedSeconds))
}

/** Readable by scripts, because cached pages show its value in the header and on buttons. */
export async function setReadable(cookie: string, value: string): Promise<void> {
  ;(await cookies()).set(cookie, value, { ...privateCookie(ownedSeconds), httpOnly: false })
}
