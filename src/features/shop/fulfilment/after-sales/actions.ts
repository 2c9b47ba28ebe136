'use server'

import { headers } from 'next/headers'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import type { FormState } from '@/design/form/form-state'
import { formatMoment } from '@/design/format'
import { once } from '@/features/shop/goods/staff-work/once'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
import { handleForm, redirectState, stateAction } from '@/lib/forms/form-action'
import { afterAnswer } from '@/lib/forms/later'
import { type Outcome, optional, refuse } from '@/lib/forms/problems'
import { clientNetwork } from '@/server/client-network'
import { cmsSystem } from '@/server/cms'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { announceReturn } from './announce-return'
import { openForWithdrawal } from './open-for-withdrawal'
import { asStated, quantityField, readQuantities, readStatement } from './read-form'
import { isInTime } from './returnable'
import { stateWithdrawal } from './state-withdrawal'

const step = z.enum(['fill', 'check', 'change']).catch('fill')

/**
 * The two steps of a withdrawal: the input is checked and shown, then stated. Nothing is stored before the second step.
 * The answer is the same for known and unknown orders, so that no order can be guessed.
 */
export const withdrawAction = stateAction(async (data): Promise<FormState> => {
  const network = clientNetwork(await headers())
  const t = translatorFor(localeSchema.parse(data.get('locale')), 'afterSales')
  const state = await handleForm(
    data,
    async (fields, locale): Promise<Outcome<{ state: FormState }>> => {
      if (step.parse(fields.step) === 'change') return { ok: true, state: { values: { ...fields, step: 'fill' } } }
      const opened = await openForWithdrawal(new URLSearchParams(fields))
      const read = readStatement(fields, locale, opened)
      if (!read.ok) return read
      const { statement } = read
      if (step.parse(fields.step) === 'fill')
        return { ok: true, state: { values: { ...asStated(fields, statement, opened), step: 'check' } } }
      // No honeypot as in other forms: a browser that fills it in must not lose a statement. Rate limits suffice.
      const at = await stateWithdrawal(statement, opened?.id ?? null, network, afterAnswer)
      if (!at) return refuse({ code: 'rate-limit' })
      const moment = formatMoment(at.toISOString(), locale)
      return { ok: true, state: { values: {}, sent: t('done', { moment, email: statement.email }) } }
    },
    (done) => done.state,
  )
  // An invalid field must be corrected in the first step, where it was typed.
  if (state.errors) return { ...state, values: { ...state.values, step: 'fill' } }
  return state.values.step === 'check' ? { ...state, submit: t('confirm') } : state
})

const reasonShape = optional(2000).catch(null)
/** A form without a key counts as a new form, so that no return fails for a missing key. */
const formNumber = z.object({ key: z.uuid().catch(() => crypto.randomUUID()) })

export const announceReturnAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(
    data,
    async (fields): Promise<Outcome<{ announced: string }>> => {
      const { order } = z.object({ order: z.string().catch('') }).parse(fields)
      const opened = await openForWithdrawal(new URLSearchParams({ order }))
      if (!opened) return refuse({ code: 'signed-out' })
      const lines = readQuantities(fields, opened.lines, ({ arrived }) => arrived)
      const [first] = opened.lines.filter(({ arrived }) => arrived > 0)
      if (lines.length === 0) return refuse({ code: 'choose', field: quantityField(first?.line ?? '') })
      const req = await createLocalReq({}, await cmsSystem())
      const reason = reasonShape.parse(fields.reason ?? '')
      const { key } = formNumber.parse(fields)
      const { answer: announced } = await withTransaction(req, () =>
        once(req, { key, form: `return of ${opened.id}` }, z.string().nullable(), async () =>
          (await isInTime(await transactionOf(req), opened.id))
            ? announceReturn(req, { order: opened.id, lines, reason, withdrawal: null })
            : null,
        ),
      ).catch((error: unknown) => {
        if (error instanceof FulfilmentRefused) return { answer: null }
        throw error
      })
      return announced ? { ok: true, announced } : refuse({ code: 'return-gone' })
    },
    ({ announced }, locale, fields) =>
      redirectState(
        `${localePath(locale, accountPaths.returnDetails)}?${new URLSearchParams({ return: announced, news: 'announced' })}`,
        fields,
      ),
  )
})
