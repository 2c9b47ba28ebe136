'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import type { FormState } from '@/design/form/form-state'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { formAction, handleForm, stateAction } from '@/lib/forms/form-action'
import { afterAnswer } from '@/lib/forms/later'
import { clientNetwork } from '@/server/client-network'
import { cmsSystem } from '@/server/cms'
import { cancelOrder } from './cancel-order'
import { readHoldToken, releaseHold } from './hold'
import { openedOrder } from './opened-order'
import { orderPath, trackingPath } from './paths'
import { requestOrderLink } from './request-link'

export const requestOrderLinkAction = stateAction(async (data): Promise<FormState> => {
  const network = clientNetwork(await headers())
  return handleForm(
    data,
    (fields) => requestOrderLink(fields, network, afterAnswer),
    (_, locale): FormState => ({ values: {}, sent: translatorFor(locale, 'orderPage')('sent') }),
  )
})

export const cancelOrderAction = formAction(async (data) => {
  const locale = localeSchema.parse(data.get('locale'))
  const opened = await openedOrder(data)
  if (!opened) redirect(localePath(locale, trackingPath))
  const refused = await cancelOrder(await createLocalReq({}, await cmsSystem()), opened.id, 'customer')
  redirect(localePath(locale, orderPath(opened.opener, { cancel: refused ?? 'done' })))
})

export const confirmOrderAction = formAction(async (data) => {
  const locale = localeSchema.parse(data.get('locale'))
  const opened = await openedOrder(data)
  const token = readHoldToken(data.get('confirm'))
  if (!opened || token?.id !== opened.id) redirect(localePath(locale, trackingPath))
  await releaseHold(await createLocalReq({}, await cmsSystem()), opened.id, { customer: true })
  redirect(localePath(locale, orderPath(opened.opener, { confirmed: 'yes' })))
})
