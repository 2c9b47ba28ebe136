import { z } from 'zod'
import { countryName } from '@/domain/country-map'
import { latestEvent, orderEvents, orderStatuses, paymentMethods, returnStates } from '@/domain/order-states'
import { languageNames } from '@/features/site/frame/site-links'
import { isLocale } from '@/i18n/routing'
import { type Html, html } from '@/lib/mailing/html'
import type { PersonWords } from '../field-text'
import type { Document } from '../own-documents'

export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/**
 * Writes the documents of one collection; null for a document of an unexpected shape, whose plain fields are then
 * shown.
 */
export type WriteSection = (documents: Document[], words: PersonWords) => (Html | null)[]

export function eachAs<Shape extends z.ZodType>(
  shape: Shape,
  write: (document: z.output<Shape>, words: PersonWords) => Html,
): WriteSection {
  return (documents, words) =>
    documents.map((document) => {
      const read = shape.safeParse(document)
      return read.success ? write(read.data, words) : null
    })
}

export const sentences = (...said: string[]): Html => html`<p>${said.filter(Boolean).join(' ')}</p>`

export const quoted = (said: string): Html => (said ? html`<blockquote>${said}</blockquote>` : html``)

const addressShape = z.object({
  name: text,
  company: text,
  street: text,
  street2: text,
  postcode: text,
  city: text,
  region: text,
  country: text,
  phone: text,
})

function addressHtml(address: z.output<typeof addressShape>, { locale }: PersonWords): Html {
  const { name, company, street, street2, postcode, city, region, country, phone } = address
  const place = `${postcode} ${city}`.trim()
  const lines = [name, company, street, street2, place, region, country && countryName(country, locale), phone]
  return html`<address>${lines.filter(Boolean).join('\n')}</address>`
}

const customer = z.object({
  name: text,
  email: text,
  phone: text,
  language: text,
  createdAt: text,
  secondFactor: z.boolean().nullish(),
  termsAcceptedAt: text,
  reviewInvitations: z.boolean().nullish(),
  deletionDueAt: text,
  confirmedEmails: z.array(z.string()).catch([]),
  emailChange: text,
})

export const customers = eachAs(customer, (one, { t, day }) => {
  const { name, email, phone, language, confirmedEmails, emailChange } = one
  const facts: [string, string][] = [
    [t('about.name'), name],
    [t('about.email'), email],
    [t('about.phone'), phone],
    [t('about.language'), isLocale(language) ? languageNames[language] : ''],
  ]
  const list = facts.filter(([, value]) => value).map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)
  return html`<dl>${list}</dl>${sentences(
    one.createdAt && t('about.since', { day: day(one.createdAt) }),
    t(one.secondFactor ? 'about.secondFactor' : 'about.noSecondFactor'),
    confirmedEmails.length > 0 ? t('about.confirmed', { emails: confirmedEmails.join(', ') }) : '',
    emailChange && t('about.emailChange', { email: emailChange }),
    t(one.reviewInvitations ? 'about.invitations' : 'about.noInvitations'),
    one.termsAcceptedAt && t('about.terms', { day: day(one.termsAcceptedAt) }),
    one.deletionDueAt && t('about.deletion', { day: day(one.deletionDueAt) }),
  )}`
})

export const addresses = eachAs(addressShape, (address, words) => addressHtml(address, words))

const picture = z.object({ filename: text, createdAt: text })

const picturesIn = (folder: 'customer-pictures' | 'review-pictures') =>
  eachAs(
    picture,
    ({ filename, createdAt }, { t, day }): Html =>
      html`<p><img src="${folder}/${filename}" alt=""></p>${sentences(createdAt && t('picture', { day: day(createdAt) }))}`,
  )

export const customerPictures = picturesIn('customer-pictures')
export const reviewPictures = picturesIn('review-pictures')

const line = z.object({
  title: z.string(),
  colour: text,
  size: text,
  quantity: z.number(),
  unitPriceCents: z.number().nullish(),
  discountCents: z.number().nullish(),
})
const order = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.string(),
  email: text,
  paymentMethod: z.enum(paymentMethods),
  shippingMethod: z.string(),
  pickupPoint: text,
  couponCode: text,
  customerNote: text,
  invoice: z.object({ company: text, eik: text, vatNumber: text, address: text }).nullish(),
  lines: z.array(line),
  subtotalCents: z.number(),
  shippingCents: z.number(),
  vatCents: z.number(),
  totalCents: z.number(),
  voucherCents: z.number().nullish(),
  billingAddress: addressShape,
  shippingAddress: addressShape,
  history: z.array(z.object({ status: z.enum(orderEvents), at: z.string() })).nullish(),
})

export const orders = eachAs(order, (one, words) => {
  const { t, order: say, day, euro } = words
  const discount = one.lines.reduce((sum, { discountCents }) => sum + (discountCents ?? 0), 0)
  const sums: [string, number][] = [
    ...(discount > 0 ? [[t('orders.discount', { code: one.couponCode }), -discount] satisfies [string, number]] : []),
    [say('subtotal'), one.subtotalCents],
    [say('shipping'), one.shippingCents],
    [say('total'), one.totalCents],
    ...(one.voucherCents ? [[say('voucher'), -one.voucherCents] satisfies [string, number]] : []),
  ]
  const history = (one.history ?? []).map(({ status, at }) => html`<li>${day(at)}: ${say(`status.${status}`)}</li>`)
  return html`<h3>${say('number', { number: one.number })}</h3>${sentences(
    `${say('placed', { date: day(one.placedAt) })}.`,
    t('orders.stands', { status: say(`status.${latestEvent(one)}`) }),
    t('orders.ways', { payment: say(`paymentMethods.${one.paymentMethod}`), shipping: one.shippingMethod }),
    one.pickupPoint && t('orders.point', { point: one.pickupPoint }),
    one.email && t('orders.email', { email: one.email }),
    one.invoice?.company ? t('orders.invoice', { ...one.invoice }) : '',
    one.invoice?.vatNumber ? `${say('vatNumber', { number: one.invoice.vatNumber })}.` : '',
  )}${linesTable(one.lines, words)}
<p>${sums.map(([label, cents]) => html`${label}: ${euro(cents)}<br>`)}${one.vatCents > 0 ? say('vat', { amount: euro(one.vatCents) }) : ''}</p>
<h4>${say('shippingAddress')}</h4>${addressHtml(one.shippingAddress, words)}
<h4>${say('billingAddress')}</h4>${addressHtml(one.billingAddress, words)}${one.customerNote ? html`<h4>${t('orders.customerNote')}</h4>${quoted(one.customerNote)}` : html``}${history.length > 0 ? html`<h4>${say('history')}</h4><ul>${history}</ul>` : html``}`
})

const request = z.object({
  number: z.string(),
  status: z.enum(returnStates),
  requestedAt: z.string(),
  receivedAt: text,
  endedAt: text,
  reason: text,
  lines: z.array(line),
})

export const returns = eachAs(request, (one, words) => {
  const { t, request: say, day } = words
  const name = say('number', { number: one.number })
  return html`<h3>${name}</h3>${sentences(
    `${say('requested', { date: day(one.requestedAt) })}.`,
    t('orders.stands', { status: say(`status.${one.status}`) }),
    one.receivedAt && `${say('received', { date: day(one.receivedAt) })}.`,
    one.endedAt && `${say('ended', { date: day(one.endedAt) })}.`,
  )}${linesTable(one.lines, words)}${one.reason ? html`<h4>${say('reason')}</h4>${quoted(one.reason)}` : html``}`
})

function linesTable(lines: z.output<typeof line>[], { t, euro }: PersonWords): Html {
  const withPrices = lines.some(({ unitPriceCents }) => typeof unitPriceCents === 'number')
  const prices = (cents: number | null | undefined, quantity: number) =>
    typeof cents === 'number' ? html`<td>${euro(cents)}</td><td>${euro(cents * quantity)}</td>` : html``
  const head = withPrices
    ? html`<th scope="col">${t('orders.each')}</th><th scope="col">${t('orders.sum')}</th>`
    : html``
  return html`<table><thead><tr><th scope="col">${t('orders.product')}</th><th scope="col">${t('orders.quantity')}</th>${head}</tr></thead><tbody>${lines.map(
    ({ title, colour, size, quantity, unitPriceCents }) =>
      html`<tr><td>${[title, colour, size].filter(Boolean).join(', ')}</td><td>${quantity}</td>${prices(unitPriceCents, quantity)}</tr>`,
  )}</tbody></table>`
}
