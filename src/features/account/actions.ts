'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { FormState } from '@/design/form/form-state'
import { logout } from '@/features/auth/logout'
import { sentenceOf } from '@/features/auth/problems'
import { defaultLocale, localePath, locales } from '@/i18n/routing'

const localeSchema = z.enum(locales).catch(defaultLocale)

/** What the forms do in a browser that has no JavaScript: the same as our API, then on to the next page. */
export async function logoutAction(_: FormState, data: FormData): Promise<FormState> {
  const locale = localeSchema.parse(data.get('locale'))
  const result = await logout('local')
  if (!result.ok) return { values: {}, message: await sentenceOf(result.problem, locale) }
  redirect(localePath(locale, '/'))
}
