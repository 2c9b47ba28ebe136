import { z } from 'zod'
import type { Customer } from '@/../payload-types'
import type { FormState } from '@/design/form/form-state'
import { type PublicUser, problemOf, requestCookies } from '@/features/auth/auth-server'
import type { AuthState } from '@/features/auth/auth-state'
import { currentAuthState } from '@/features/auth/customer'
import { nextPath } from '@/features/auth/next-path'
import { localePath, locales } from '@/i18n/routing'
import { accountPaths } from '@/lib/account-paths'
import { handleForm, redirectState } from '@/lib/forms/form-action'
import { formRoute } from '@/lib/forms/form-route'
import { type Outcome, optional, optionalPhone, refuse, refuseFields, unavailable } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { AuthUnreachable, createAuthClient } from '@/server/supabase'

const profileSchema = z.object({
  name: optional(120),
  phone: optionalPhone,
  language: z.enum(locales),
  reviewInvitations: z
    .string()
    .optional()
    .transform((ticked) => ticked === 'on'),
})

/**
 * Saves the profile. Name and language are also saved at the auth server, whose mails are in the customer's language.
 */
export async function saveProfile({ customer }: SignedInRequest, given: unknown): Promise<Saved> {
  const profile = profileSchema.safeParse(given)
  if (!profile.success) return refuseFields(profile.error)
  const { name, language } = profile.data
  const auth = createAuthClient(await requestCookies())
  const { data, error } = await auth.updateUser({ data: { name: name ?? '', language } })
  if (error) return refuse({ ...problemOf(error), field: undefined })
  await (await cmsSystem()).update({ collection: 'customers', id: customer.id, data: profile.data, depth: 0 })
  return { ok: true, body: { user_metadata: data.user.user_metadata } }
}

export const ownHeaders = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

const refused = (status: number) => new Response(null, { status, headers: ownHeaders })

/**
 * Answers with data of the signed-in customer. `find` returns null for missing data and for data of somebody else: both
 * are a 404. 401 when signed out, 503 when the auth server does not answer.
 */
export async function ownAnswer(find: (customer: Customer) => Promise<Response | null>): Promise<Response> {
  try {
    const authState = await currentAuthState()
    return authState.state === 'in' ? ((await find(authState.customer)) ?? refused(404)) : refused(401)
  } catch (error) {
    if (error instanceof AuthUnreachable) return refused(503)
    throw error
  }
}

type Save = (me: SignedInRequest, fields: Record<string, string>) => Promise<Saved>

export interface AccountState extends FormState {
  user_metadata?: UserMetadata
}

export async function submitAsCustomer(
  data: FormData,
  save: Save,
  path: string = accountPaths.dashboard,
): Promise<AccountState> {
  const saveOwn = (fields: Record<string, string>) => asCustomer((me) => save(me, fields))
  return handleForm(data, saveOwn, ({ body }, locale, fields): AccountState => {
    const next = nextPath(fields.next, localePath(locale, path))
    return { ...redirectState(next, fields), user_metadata: body?.user_metadata }
  })
}

export type SignedInRequest = Extract<AuthState, { state: 'in' }>
type UserMetadata = PublicUser['user_metadata']
export type Saved = Outcome<{ body?: { id?: string; user_metadata?: UserMetadata } }>

/** A change by the signed-in customer, who is taken from the session and never from the request. */
export async function asCustomer(save: (me: SignedInRequest) => Promise<Saved>): Promise<Saved> {
  const saved = async () => {
    const authState = await currentAuthState()
    return authState.state === 'in' ? save(authState) : refuse({ code: 'signed-out' })
  }
  return saved().catch(unavailable)
}

export function accountRoute(save: (me: SignedInRequest, body: Record<string, unknown>) => Promise<Saved>) {
  return formRoute((body) => asCustomer((me) => save(me, body)))
}
