'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import type { FormState } from '@/design/form/form-state'
import { clientNetwork } from '@/features/account/auth/known-device'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { handleForm } from '@/lib/forms/form-action'
import { cmsSystem } from '@/server/cms'
import { orderOfAccess } from './access'
import { cancelOrder } from './cancel-order'
import { orderPath, trackingPath } from './paths'
import { requestOrderLink } from './request-link'

export async function requestOrderLinkAction(_: FormState, data: FormData): Promise<FormState> {
  const network = clientNetwork(await headers())
  return handleForm(
    data,
    (fields) => requestOrderLink(fields, network),
    (_, locale): FormState => ({ values: {}, sent: translatorFor(locale, 'orderPage')('sent') }),
  )
}

/** Cancels an order for who has its token, and says on its page what came of it. */
export async function cancelOrderAction(data: FormData): Promise<void> {
  const key = String(data.get('key') ?? '')
  const locale = localeSchema.parse(data.get('locale'))
  const cms = await cmsSystem()
  const order = await orderOfAccess(cms.db.drizzle, key)
  if (!order) redirect(localePath(locale, trackingPath))
  const refused = await cancelOrder(await createLocalReq({}, cms), order, 'customer')
  redirect(localePath(locale, `${orderPath(key)}&cancel=${refused ?? 'done'}`))
}
