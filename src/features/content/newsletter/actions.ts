'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/design/form/form-state'
import { translatorFor } from '@/i18n/translator'
import { handleForm, stateAction } from '@/lib/forms/form-action'
import { clientNetwork } from '@/server/client-network'
import { subscribe } from './subscribe'

export const subscribeAction = stateAction(async (data): Promise<FormState> => {
  const network = clientNetwork(await headers())
  return handleForm(
    data,
    (fields, locale) => subscribe(fields, locale, network),
    (_, locale): FormState => ({ values: {}, sent: translatorFor(locale, 'newsletter')('success') }),
  )
})
