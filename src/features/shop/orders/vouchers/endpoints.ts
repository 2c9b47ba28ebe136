import { isAdmin } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { formatEuro } from '@/design/format'
import { isCalendarDay, sofiaDay } from '@/domain/calendar-day'
import { parseEuro } from '@/domain/money'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { fieldIn, shownCents, uuid, type Work, workEndpoint } from '@/features/shop/goods/staff-work/work-endpoint'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { auditStep } from '../audit-step'
import { lockOrder } from '../move-order'
import { refundGoods } from '../payments/refunds'
import { voidCodes } from './codes'
import { moveBalance, voidVoucher } from './ledger'
import { readVouchers, type Voucher } from './voucher-rows'

const { giftCards: g } = tables.shop

/** In the ledger of the voucher alone: the audit log names nobody. */
const note = z.string().trim().min(1).max(500)
const change = z
  .string()
  .trim()
  .max(20)
  .transform((text, context) => {
    const cents = parseEuro(text.replace(/^[+\-−–]/, ''))
    if (!cents) context.addIssue('no amount')
    return /^[-−–]/.test(text) ? -(cents ?? 0) : (cents ?? 0)
  })
const day = z.string().refine(isCalendarDay)

/** Locks the voucher of a form and its order. @throws FulfilmentRefused where no valid voucher exists */
async function lockedVoucher(req: PayloadRequest, form: FormData): Promise<Voucher> {
  const transaction = await transactionOf(req)
  const which = sql`${g.id} = ${uuid.parse(form.get('voucher'))} and ${isOneOf(g.state, 'active')}`
  const [found] = await readVouchers(transaction, which)
  if (!found) throw new FulfilmentRefused()
  await lockOrder(transaction, found.order)
  const [voucher] = await readVouchers(transaction, which)
  if (!voucher) throw new FulfilmentRefused()
  return voucher
}

const said = (done: string) => ({ said: { done, count: '1' } })

const correct: Work = async (req, staff, form) => {
  const voucher = await lockedVoucher(req, form)
  const [cents, why] = [fieldIn(form, 'change', change), fieldIn(form, 'note', note)]
  const shown = shownCents.parse(form.get('balance'))
  // A change is a difference, which a colleague may have entered too.
  if (shown !== null && shown !== voucher.balanceCents) throw new FulfilmentRefused()
  // A balance above the paid amount is money that the shop gives away, so only an admin may do that.
  if (cents > 0 && voucher.balanceCents + cents > voucher.amountCents && !isAdmin(req.user))
    throw new FulfilmentRefused('rights')
  const entry = { voucher: voucher.id, cents, reason: 'corrected', staff, note: why } as const
  if (!(await moveBalance(await transactionOf(req), entry))) throw new FulfilmentRefused('too-much', 'change')
  await auditStep(req, [voucher.order], 'voucher.corrected', { to: formatEuro(cents, 'bg') })
  return said('voucher-corrected')
}

/** With `refund` the balance is refunded to the buyer, the way it was paid. */
const end: Work = async (req, staff, form) => {
  const voucher = await lockedVoucher(req, form)
  const why = fieldIn(form, 'note', note)
  const leftCents = await voidVoucher(await transactionOf(req), voucher.id, { staff, note: why })
  const cents = form.get('refund') ? Math.min(leftCents, voucher.amountCents) : 0
  if (cents > 0 && (await refundGoods(req, voucher.order, { cents })) > 0) throw new FulfilmentRefused('more-than-paid')
  await auditStep(req, [voucher.order], 'voucher.voided', { to: formatEuro(leftCents, 'bg') })
  return said('voucher-voided')
}

/** Only extends: a voucher must not become valid for a shorter time than promised. */
const extend: Work = async (req, _staff, form) => {
  const voucher = await lockedVoucher(req, form)
  const until = fieldIn(form, 'until', day)
  if (until <= voucher.expiresOn || until < sofiaDay()) throw new FulfilmentRefused('input', 'until')
  await (await transactionOf(req)).execute(sql`
    update ${g} set ${named(g, 'expiresOn')} = ${until}, ${named(g, 'remindedAt')} = null where ${g.id} = ${voucher.id}`)
  await auditStep(req, [voucher.order], 'voucher.extended', { to: until })
  return said('voucher-extended')
}

const anew: Work = async (req, _staff, form) => {
  const voucher = await lockedVoucher(req, form)
  // A new code would have nothing to pay with.
  if (voucher.balanceCents === 0) throw new FulfilmentRefused('used')
  const transaction = await transactionOf(req)
  await voidCodes(transaction, voucher.id)
  await transaction.execute(sql`
    update ${g} set ${named(g, 'sentAt')} = null, ${named(g, 'printed')} = 0 where ${g.id} = ${voucher.id}`)
  await auditStep(req, [voucher.order], 'voucher.reissued')
  return said('voucher-anew')
}

export const voucherEndpoints: Endpoint[] = [
  workEndpoint('voucher-correct', 'vouchers', correct),
  workEndpoint('voucher-void', 'vouchers', end),
  workEndpoint('voucher-extend', 'vouchers', extend),
  workEndpoint('voucher-anew', 'vouchers', anew),
]
