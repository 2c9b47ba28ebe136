'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/design/form/form-state'
import { currentAuthState } from '@/features/auth/customer'
import { translatorFor } from '@/i18n/translator'
import { handleForm, stateAction } from '@/lib/forms/form-action'
import { afterAnswer } from '@/lib/forms/later'
import { clientNetwork } from '@/server/client-network'
import { askForAlert } from './alerts'

export const alertAction = stateAction(async (data): Promise<FormState> => {
  const network = clientNetwork(await headers())
  return handleForm(
    data,
    async (fields, locale) => {
      const authState = await currentAuthState()
      const ownEmail = authState.state === 'in' ? (authState.customer.email ?? null) : null
      return askForAlert(fields, locale, { network, ownEmail }, afterAnswer)
    },
    ({ confirmed }, locale): FormState => ({
      values: {},
      sent: translatorFor(locale, 'stockAlert')(confirmed ? 'noted' : 'sent'),
    }),
  )
})
