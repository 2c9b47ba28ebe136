import type { User } from '@supabase/supabase-js'
import { isLocale, type Locale } from '@/i18n/routing'
import { log } from '@/server/log'
import type { AuthClient } from '@/server/supabase'

/** Another service does not tell a person's language: who comes from one for the first time has that of the page. */
export async function withLanguage(auth: AuthClient, user: User, locale?: Locale): Promise<User> {
  if (!locale || isLocale(user.user_metadata.language)) return user
  const { data, error } = await auth.updateUser({ data: { language: locale } })
  if (error) log.warn({ error }, 'the language of a new account was not kept at the auth server')
  return data.user ?? { ...user, user_metadata: { ...user.user_metadata, language: locale } }
}
