import type { z } from 'zod'
import type { shownParcelStates } from '@/domain/order-states'
import { translatorFor } from '@/i18n/translator'
import { html } from '@/lib/mailing/html'
import type { PersonWords } from '../field-text'
import { orderRecord } from '../order-records'
import { eachAs } from './about-you'

type Told = z.output<typeof orderRecord>

/** As on the documents themselves. */
const documentDigits = 10

const moneyLines = ({ documents, payments, refunds, vouchers }: Told, { t, order, day, euro, locale }: PersonWords) => {
  const named = translatorFor(locale, 'documents')
  return [
    ...documents.map(({ kind, number, issuedAt, content }) =>
      t('records.document', {
        name: named('name', { kind: named(kind), number: String(number).padStart(documentDigits, '0') }),
        day: day(issuedAt),
        amount: euro(content.totalCents),
      }),
    ),
    ...payments.map(({ method, amountCents, state, createdAt, settledAt }) =>
      t(`records.payment.${state}`, {
        method: order(`paymentMethods.${method}`),
        amount: euro(amountCents),
        day: day(settledAt ?? createdAt),
      }),
    ),
    ...refunds.map(({ amountCents, reason, state, createdAt, doneAt }) =>
      t(`records.refund.${state}`, {
        amount: euro(amountCents),
        day: day(doneAt ?? createdAt),
        reason: t(`records.reason.${reason}`),
      }),
    ),
    ...vouchers.map(({ cents, reason, at }) =>
      t(`records.voucher.${reason}`, { amount: euro(Math.abs(cents)), day: day(at) }),
    ),
  ]
}

/** A parcel that comes back or is lost collects nothing. */
const collecting = {
  packed: 'collect',
  shipped: 'collect',
  delivered: 'collected',
  refused: null,
  returned: null,
  lost: null,
} as const satisfies Record<Exclude<(typeof shownParcelStates)[number], 'not-sent'>, 'collect' | 'collected' | null>

const otherLines = ({ coupons, holds, parcels, checks, networks }: Told, { t, day, euro, locale }: PersonWords) => {
  const stateOf = translatorFor(locale, 'orderPage.parcelState')
  const conditionOf = translatorFor(locale, 'account.returns.condition')
  return [
    ...coupons.map(({ code, email, usedAt }) => t('records.coupon', { code: code ?? '–', email, day: day(usedAt) })),
    ...holds.flatMap(({ reason, heldAt, releasedAt }) => [
      t(`records.hold.${reason}`, { day: day(heldAt) }),
      ...(releasedAt ? [t('records.released', { day: day(releasedAt) })] : []),
    ]),
    ...parcels.map(({ carrier, tracking, state, collectCents, packedAt }) => {
      if (state === 'not-sent') return t('records.notSent', { day: day(packedAt) })
      const said = t('records.parcel', { carrier, number: tracking ?? '–', state: stateOf(state), day: day(packedAt) })
      const sum = collecting[state]
      return sum && collectCents > 0 ? `${said} ${t(`records.${sum}`, { amount: euro(collectCents) })}` : said
    }),
    ...checks.map(({ quantity, condition, checkedAt }) =>
      t('records.check', { count: quantity, condition: conditionOf(condition), day: day(checkedAt) }),
    ),
    ...networks.map(({ network, orderedAt }) => t('records.network', { network, day: day(orderedAt) })),
  ]
}

export const orderRecords = eachAs(orderRecord, (one, words) => {
  const lines = [...moneyLines(one, words), ...otherLines(one, words)]
  return html`<h3>${words.order('number', { number: one.number })}</h3><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`
})
