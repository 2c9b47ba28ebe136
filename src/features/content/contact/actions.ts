'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/design/form/form-state'
import { clientNetwork } from '@/features/account/auth/known-device'
import { localeSchema } from '@/i18n/locale-schema'
import { translatorFor } from '@/i18n/translator'
import { failedForm, fieldsOf } from '@/lib/forms/form-route'
import { writeToUs } from './write-to-us'

export async function writeToUsAction(_: FormState, data: FormData): Promise<FormState> {
  const fields = fieldsOf(data)
  const locale = localeSchema.parse(fields.locale)
  const result = await writeToUs(fields, locale, clientNetwork(await headers()))
  if (!result.ok) return failedForm(result.problem, fields)
  const t = translatorFor(locale, 'contact')
  return { values: {}, sent: t('success') }
}
