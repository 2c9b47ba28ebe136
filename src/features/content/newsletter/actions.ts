'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/design/form/form-state'
import { clientNetwork } from '@/features/account/auth/known-device'
import { localeSchema } from '@/i18n/locale-schema'
import { translatorFor } from '@/i18n/translator'
import { failedForm, fieldsOf } from '@/lib/forms/form-route'
import { subscribe } from './subscribe'

export async function subscribeAction(_: FormState, data: FormData): Promise<FormState> {
  const fields = fieldsOf(data)
  const locale = localeSchema.parse(fields.locale)
  const result = await subscribe(fields, locale, clientNetwork(await headers()))
  if (!result.ok) return failedForm(result.problem, fields)
  const t = translatorFor(locale, 'newsletter')
  return { values: {}, sent: t('success') }
}
