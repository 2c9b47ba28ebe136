import { z } from 'zod'
import { formatMoment } from '@/design/format'
import { translatorFor } from '@/i18n/translator'
import { html } from '@/lib/mailing/html'
import { voucherRow, withdrawalRow } from '../own-shop'
import { eachAs, quoted, sentences, text } from './about-you'

const goods = { title: text, colour: text, size: text }
const nameOf = ({ title, colour, size }: { title: string; colour: string; size: string }) =>
  [title, colour, size].filter(Boolean).join(', ')

const cartLine = z.object({
  ...goods,
  quantity: z.number(),
  addedCents: z.number(),
  saved: z.boolean(),
  addedAt: z.string(),
})

export const cart = eachAs(cartLine, (line, { t, day, euro }) =>
  sentences(
    `${line.quantity} × ${nameOf(line)}`,
    t(line.saved ? 'cart.saved' : 'cart.added', { day: day(line.addedAt), price: euro(line.addedCents) }),
  ),
)

/** Typed fields only; choices are stored as ids, which `data.json` contains. */
const typed = [
  'name',
  'email',
  'phone',
  'street',
  'street2',
  'postcode',
  'city',
  'town',
  'company',
  'eik',
  'vatNumber',
  'invoiceAddress',
  'coupon',
  'note',
] as const

const checkout = z.object({ fields: z.record(z.string(), z.string()), request: z.unknown(), updatedAt: z.string() })

export const checkouts = eachAs(checkout, ({ fields, request, updatedAt }, { t, day, locale }) => {
  const labels = translatorFor(locale, 'checkout.fields')
  const rows = typed.flatMap((name) =>
    fields[name] ? [html`<dt>${labels(name)}</dt><dd>${quoted(fields[name])}</dd>`] : [],
  )
  return html`${sentences(t(request ? 'checkout.ordered' : 'checkout.entered', { day: day(updatedAt) }))}<dl>${rows}</dl>`
})

const alert = z.object({ ...goods, email: z.string(), confirmed: z.boolean(), requestedAt: z.string() })

export const stockAlerts = eachAs(alert, (one, { t, day }) =>
  sentences(
    t('alerts.wanted', { what: nameOf(one), email: one.email, day: day(one.requestedAt) }),
    one.confirmed ? '' : t('alerts.unconfirmed'),
  ),
)

const wishlist = z.object({
  name: z.string(),
  signed: z.string(),
  shared: z.boolean(),
  mails: z.boolean(),
  createdAt: z.string(),
  wishes: z.array(
    z.object({
      ...goods,
      quantity: z.number(),
      note: z.string(),
      addedCents: z.number(),
      removedAt: z.string().nullable(),
    }),
  ),
})

export const wishlists = eachAs(wishlist, (one, { t, day, euro, locale }) => {
  const lines = one.wishes.map((wish) => {
    const added = t('wishlists.wish', { what: `${wish.quantity} × ${nameOf(wish)}`, price: euro(wish.addedCents) })
    const removed = wish.removedAt && t('wishlists.removed', { day: day(wish.removedAt) })
    return html`<li>${[added, removed, wish.note].filter(Boolean).join(' ')}</li>`
  })
  return html`<h3>${one.name || translatorFor(locale, 'wishlist')('untitled')}</h3>${sentences(
    t('wishlists.made', { day: day(one.createdAt) }),
    one.shared ? t('wishlists.shared', { name: one.signed || '–' }) : '',
    one.mails ? t('wishlists.mails') : '',
  )}<ul>${lines}</ul>`
})

function wayOf({ email, isBought, isMailed }: z.output<typeof voucherRow>) {
  if (!isBought) return 'received'
  if (email) return 'given'
  return isMailed ? 'erased' : 'printed'
}

export const giftVouchers = eachAs(voucherRow, (one, { t, day, euro }) => {
  const { amountCents, email, expiresOn, message, recipient, sendOn, sender } = one
  const words = {
    amount: euro(amountCents),
    sender,
    recipient,
    email: email ?? '',
    day: day(sendOn),
    until: day(expiresOn),
  }
  return html`${sentences(t(`vouchers.${wayOf(one)}`, words), t('vouchers.valid', words))}${message ? quoted(message) : ''}`
})

export const withdrawals = eachAs(withdrawalRow, (one, { t, day, locale }) => {
  const { statedAt, name, orderNumber, email, goods, lines, outcome, decidedAt } = one
  const chosen = lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ')
  return sentences(
    t('withdrawal', {
      moment: formatMoment(statedAt, locale),
      name,
      number: orderNumber,
      email,
      goods: chosen || goods || translatorFor(locale, 'afterSales')('everything'),
    }),
    outcome && decidedAt ? t(`decision.${outcome}`, { day: day(decidedAt) }) : '',
  )
})
