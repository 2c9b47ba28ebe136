'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/design/form/form-state'
import { clientNetwork } from '@/features/account/auth/known-device'
import { translatorFor } from '@/i18n/translator'
import { handleForm } from '@/lib/forms/form-action'
import { writeToUs } from './write-to-us'

export async function writeToUsAction(_: FormState, data: FormData): Promise<FormState> {
  const network = clientNetwork(await headers())
  return handleForm(
    data,
    (fields, locale) => writeToUs(fields, locale, network),
    (_, locale): FormState => ({ values: {}, sent: translatorFor(locale, 'contact')('success') }),
  )
}
