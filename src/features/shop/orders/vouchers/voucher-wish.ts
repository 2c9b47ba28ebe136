import { z } from 'zod'
import { addDays, isCalendarDay, sofiaDay } from '@/domain/calendar-day'
import { parseEuro } from '@/domain/money'
import { joined, needed, type Outcome, optional, problemsIn, refuse } from '@/lib/forms/problems'
import { designNames } from './designs'
import { type VoucherSettings, voucherPayments } from './settings'

const mostDays = 365

export const longestMessage = 300

const typed = z.object({
  design: z.enum(designNames, 'choose'),
  recipient: needed(80),
  sender: needed(80),
  message: optional(longestMessage),
  buyer: needed(120),
  buyerEmail: needed(254).pipe(z.email('email')),
  payment: z.enum(voucherPayments, 'choose'),
  way: z.enum(['mail', 'print'], 'choose'),
})
const mailed = z.object({ email: needed(254).pipe(z.email('email')) })

/** `amountCents` in cents; `email` null means that the buyer prints the voucher. */
export type VoucherWish = Omit<z.infer<typeof typed>, 'way'> & {
  amountCents: number
  email: string | null
  sendOn: string
}

export function readWish(
  fields: Record<string, string>,
  { maxCents, minCents }: VoucherSettings,
  now: Date,
): Outcome<{ wish: VoucherWish }> {
  const all = typed.safeParse(fields)
  const isMailed = fields.way === 'mail'
  const to = isMailed ? mailed.safeParse(fields) : null
  const isOther = fields.amount === 'other'
  const amountCents = isOther
    ? parseEuro(fields.otherAmount ?? '')
    : z.coerce.number().int().safeParse(fields.amount).data
  const isWithin = amountCents !== undefined && amountCents >= minCents && amountCents <= maxCents
  const today = sofiaDay(now)
  const sendOn = (isMailed && fields.day) || today
  const isDay = isCalendarDay(sendOn) && sendOn >= today && sendOn <= addDays(today, mostDays)
  const problem = joined([
    !fields.amount && ({ code: 'choose', field: 'amount' } as const),
    Boolean(fields.amount) &&
      !isWithin &&
      ({ code: 'voucher-amount', field: isOther ? 'otherAmount' : 'amount' } as const),
    ...(all.success ? [] : problemsIn(all.error)),
    ...(to?.success === false ? problemsIn(to.error) : []),
    !isDay && ({ code: 'voucher-day', field: 'day' } as const),
  ])
  if (problem || !all.success || !isWithin) return refuse(problem ?? { code: 'required' })
  const { way: _, ...rest } = all.data
  return { ok: true, wish: { ...rest, amountCents, email: to?.data?.email ?? null, sendOn } }
}
