'use server'

import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import type { FormState } from '@/design/form/form-state'
import { formatDay, formatEuro } from '@/design/format'
import { currentAuthState } from '@/features/auth/customer'
import { shopPaths } from '@/features/shop/goods/paths'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { formAction, handleForm, redirectState, stateAction } from '@/lib/forms/form-action'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { clientNetwork } from '@/server/client-network'
import { cmsSystem } from '@/server/cms'
import { giveBackToLimits, orderedMeanwhile, takeFromLimits } from '../order-limits'
import { orderPath, payPath } from '../paths'
import { originOf } from '../unpaid'
import { buyVoucher, orderOfForm } from './buy-voucher'
import { lookUpVoucher } from './codes'
import { reminderPath, reminderTokens } from './mails'
import { wantReminder } from './reminder'
import { readVoucherSettings } from './settings'
import { readWish, type VoucherWish } from './voucher-wish'

const step = z.enum(['fill', 'check', 'change']).catch('fill')
const uuid = z.uuid()

type Next = { state: FormState } | { to: string }

/**
 * The two steps of buying a voucher: the input is checked and shown, then ordered. The key that makes two presses one
 * order is made between the steps.
 */
export const buyVoucherAction = stateAction(async (data): Promise<FormState> => {
  const t = translatorFor(localeSchema.parse(data.get('locale')), 'vouchers')
  const network = clientNetwork(await headers())
  const state = await handleForm(
    data,
    async (fields, locale): Promise<Outcome<{ next: Next }>> => {
      const at = step.parse(fields.step)
      if (at === 'change') return { ok: true, next: { state: { values: { ...fields, step: 'fill' } } } }
      const cms = await cmsSystem()
      const read = readWish(fields, await readVoucherSettings(cms.db.drizzle), new Date())
      if (!read.ok) return read
      const key = uuid.safeParse(fields.key).data
      if (at === 'fill' || !key) {
        const shown = { ...fields, ...shownOf(read.wish, locale), step: 'check', key: key ?? randomUUID() }
        return { ok: true, next: { state: { values: shown } } }
      }
      const auth = await currentAuthState()
      const customer = auth.state === 'in' ? auth.customer.id : null
      const request = { customer, email: read.wish.buyerEmail }
      let hasShare = await takeFromLimits(cms, request, network)
      if (!hasShare && !(await orderedMeanwhile(() => orderOfForm(key)))) {
        // The first press may have been refused for another reason, and have given its share back.
        hasShare = await takeFromLimits(cms, request, network)
        if (!hasShare) return refuse({ code: 'rate-limit' })
      }
      const origin = originOf(network)
      const req = await createLocalReq({}, cms)
      const answer = await buyVoucher(req, read.wish, { key, language: locale, customer, origin })
      if (hasShare && (!answer.ok || !answer.isNew)) await giveBackToLimits(cms, request, network)
      if (!answer.ok) {
        if (answer.why === 'others') return { ok: true, next: { to: localePath(locale, shopPaths.tracking) } }
        return refuse(refusals[answer.why])
      }
      const opener = { key: answer.accessToken }
      const to =
        read.wish.payment === 'card' ? payPath(opener) : localePath(locale, orderPath(opener, { news: 'placed' }))
      return { ok: true, next: { to } }
    },
    ({ next }, _locale, fields) => ('to' in next ? redirectState(next.to, fields) : next.state),
  )
  // An invalid field must be corrected in the first step, where it was typed.
  if (state.errors) return { ...state, values: { ...state.values, step: 'fill' } }
  return state.values.step === 'check' ? { ...state, submit: t('orderButton') } : state
})

const refusals = {
  amount: { code: 'voucher-amount', field: 'amount' },
  'payment-method': { code: 'choose', field: 'payment' },
  pieces: { code: 'voucher-pieces', field: 'payment' },
  unpaid: { code: 'voucher-unpaid', field: 'payment' },
} as const

const shownOf = ({ amountCents, sendOn }: VoucherWish, locale: ReturnType<typeof localeSchema.parse>) => ({
  shownAmount: formatEuro(amountCents, locale),
  shownDay: formatDay(sendOn, locale, 'full'),
})

/** Reveals only balance and last day of a voucher. */
export const checkBalanceAction = stateAction(async (data): Promise<FormState> => {
  const network = clientNetwork(await headers())
  return handleForm(
    data,
    async ({ code = '' }): Promise<Outcome<{ balanceCents: number; expiresOn: string }>> => {
      if (!code.trim()) return refuse({ code: 'required', field: 'code' })
      const looked = await lookUpVoucher(await cmsSystem(), code, network)
      return looked.ok ? { ok: true, ...looked.found } : refuse({ code: looked.why, field: 'code' })
    },
    ({ balanceCents, expiresOn }, locale): FormState => ({
      values: {},
      sent: translatorFor(locale, 'vouchers')('balance', {
        amount: formatEuro(balanceCents, locale),
        day: formatDay(expiresOn, locale, 'full'),
      }),
    }),
  )
})

export const remindAction = formAction(async (data) => {
  const path = localePath(localeSchema.parse(data.get('locale')), reminderPath)
  const token = reminderTokens.read(data.get('key'))
  if (!token) redirect(path)
  await wantReminder(token.id)
  redirect(`${path}?key=${encodeURIComponent(reminderTokens.write(token))}`)
})
