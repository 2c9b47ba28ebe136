'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { FormState } from '@/design/form/form-state'
import { openedOrder } from '@/features/shop/orders/opened-order'
import { orderPath, trackingPath } from '@/features/shop/orders/paths'
import { stopInvitation } from '@/features/shop/orders/review-invitation'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { formAction, handleForm, redirectState, stateAction } from '@/lib/forms/form-action'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { cmsSystem, inTransaction } from '@/server/cms'
import { transactionOf } from '@/server/db/transaction'
import { type Limit, takePoint } from '@/server/rate-limit'
import { reviewOf } from './paths'
import { readReview, writeReview } from './write-review'

const hour = 60 * 60
/** Only the link or account of an order opens it, so strangers cannot use up this limit. */
const perOrder: Limit = { name: 'review-order', points: 20, seconds: hour }

const about = z.object({ line: z.string().max(36).catch('') })

export const writeReviewAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(
    data,
    async (fields, language): Promise<Outcome<{ to: string }>> => {
      const opened = await openedOrder(new URLSearchParams(fields))
      const { line } = about.parse(fields)
      if (!opened) return refuse({ code: 'signed-out' })
      const read = readReview(fields)
      if (!read.ok) return read
      const cms = await cmsSystem()
      if (!(await takePoint(cms, perOrder, opened.id))) return refuse({ code: 'rate-limit' })
      const { written } = read
      const outcome = await inTransaction((req) => writeReview(req, { order: opened.id, line, language, written }))
      if (outcome === 'locked') return refuse({ code: 'review-locked' })
      if (outcome === 'not-delivered') return refuse({ code: 'review-gone' })
      return { ok: true, to: reviewOf(opened.opener, line, { saved: outcome }) }
    },
    ({ to }, locale, fields) => redirectState(localePath(locale, to), fields),
  )
})

export const stopInvitationAction = formAction(async (data) => {
  const locale = localeSchema.parse(data.get('locale'))
  const opened = await openedOrder(data)
  if (opened) await inTransaction(async (req) => stopInvitation(await transactionOf(req), opened.id))
  redirect(localePath(locale, opened ? orderPath(opened.opener, { news: 'uninvited' }) : trackingPath))
})
