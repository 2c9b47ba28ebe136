import { z } from 'zod'
import { problemOf } from '@/features/account/auth/auth-problem'
import { requestCookies } from '@/features/account/auth/request-cookies'
import { locales } from '@/i18n/routing'
import { firstProblem, optional, optionalPhone } from '@/lib/forms/input'
import { refuse } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { createAuthClient } from '@/server/supabase'
import type { Saved, SignedInRequest } from './as-customer'

const profileSchema = z.object({ name: optional(120), phone: optionalPhone, language: z.enum(locales) })

/** Saves name, phone and language, also at the auth server, whose mails are in the customer's language. */
export async function saveProfile({ customer }: SignedInRequest, given: unknown): Promise<Saved> {
  const profile = profileSchema.safeParse(given)
  if (!profile.success) return refuse(firstProblem(profile.error))
  const { name, language } = profile.data
  const auth = createAuthClient(await requestCookies())
  const { data, error } = await auth.updateUser({ data: { name: name ?? '', language } })
  if (error) return refuse({ ...problemOf(error), field: undefined })
  await (await cmsSystem()).update({ collection: 'customers', id: customer.id, data: profile.data, depth: 0 })
  return { ok: true, body: { user_metadata: data.user.user_metadata } }
}
