'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { FormState } from '@/design/form/form-state'
import { asCustomer } from '@/features/account/as-customer'
import { accessFor } from '@/features/shop/orders/access'
import { orderPath } from '@/features/shop/orders/paths'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { formAction, handleForm, stateAction } from '@/lib/forms/form-action'
import { afterAnswer } from '@/lib/forms/later'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { clientNetwork } from '@/server/client-network'
import { db } from '@/server/cms'
import { requestErasure } from './erase-guest'
import { guestDataPath, guestOf, isOrderOf, requestGuestLink } from './guest-access'
import { joinOrders, sendJoinCode } from './join-orders'

export const requestGuestLinkAction = stateAction(async (data): Promise<FormState> => {
  const network = clientNetwork(await headers())
  return handleForm(
    data,
    (fields, locale) => requestGuestLink(fields, locale, network, afterAnswer),
    (_done, locale): FormState => ({ values: {}, sent: translatorFor(locale, 'guestData')('sent') }),
  )
})

const opening = z.object({ locale: localeSchema, key: z.string().catch(''), order: z.uuid().catch('') })

export const openGuestOrderAction = formAction(async (data) => {
  const { locale, key, order } = opening.parse(Object.fromEntries(data))
  const database = await db()
  const guest = await guestOf(database, key)
  if (!guest || !order || !(await isOrderOf(database, guest, order))) redirect(localePath(locale, guestDataPath))
  redirect(localePath(locale, orderPath({ key: await accessFor(database, `guest ${key}`, order, new Date()) })))
})

export const requestErasureAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(
    data,
    async ({ key = '', sure }): Promise<Outcome<{ outcome: 'done' | 'waiting' }>> => {
      if (sure !== 'on') return refuse({ code: 'required', field: 'sure' })
      const outcome = await requestErasure(await db(), key)
      return outcome ? { ok: true, outcome } : refuse({ code: 'link' })
    },
    ({ outcome }, locale): FormState => ({ values: {}, sent: translatorFor(locale, 'guestData.erase')(outcome) }),
  )
})

const joinStep = z.enum(['email', 'code', 'change']).catch('email')

export const joinOrdersAction = stateAction(async (data): Promise<FormState> => {
  const t = translatorFor(localeSchema.parse(data.get('locale')), 'guestData.join')
  const state = await handleForm(
    data,
    async (fields, locale): Promise<Outcome<{ state: FormState }>> => {
      const step = joinStep.parse(fields.step)
      const { email = '' } = fields
      if (step === 'change') return { ok: true, state: { values: { step: 'email' } } }
      if (step === 'email') {
        const sent = await asCustomer((me) => sendJoinCode(me, fields, locale, { later: afterAnswer }))
        return sent.ok ? { ok: true, state: { values: { email, step: 'code' } } } : sent
      }
      let joined = 0
      const outcome = await asCustomer(async (me) => {
        const done = await joinOrders(me, fields)
        if (done.ok) joined = done.joined
        return done
      })
      return outcome.ok ? { ok: true, state: { values: {}, sent: t('done', { count: joined }) } } : outcome
    },
    (done) => done.state,
  )
  return state.values.step === 'code' ? { ...state, submit: t('submit') } : state
})
