'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/design/form/form-state'
import { translatorFor } from '@/i18n/translator'
import { handleForm, stateAction } from '@/lib/forms/form-action'
import { clientNetwork } from '@/server/client-network'
import { writeToUs } from './write-to-us'

export const writeToUsAction = stateAction(async (data): Promise<FormState> => {
  const network = clientNetwork(await headers())
  return handleForm(
    data,
    (fields, locale) => writeToUs(fields, locale, network),
    (_, locale): FormState => ({ values: {}, sent: translatorFor(locale, 'contact')('success') }),
  )
})
