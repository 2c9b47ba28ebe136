import { z } from 'zod'
import { fits, reviewStatuses } from '@/domain/review'
import { itemsOn } from '@/domain/shopping-list'
import { listSchema } from '@/lib/lists/list-schema'
import { html } from '@/lib/mailing/html'
import { tables } from '@/server/db/tables'
import type { PersonWords } from '../field-text'
import {
  addresses,
  customerPictures,
  customers,
  eachAs,
  orders,
  quoted,
  returns,
  reviewPictures,
  sentences,
  text,
  type WriteSection,
} from './about-you'
import { cart, checkouts, giftVouchers, stockAlerts, wishlists, withdrawals } from './from-the-shop'
import { orderRecords } from './order-records'

const shoppingList = z.object({ name: text, lines: text, content: z.unknown(), updatedAt: z.string() })

const shoppingLists = eachAs(shoppingList, (one, words) => {
  const { t, day } = words
  const items = itemLines(one, words).map((line) => html`<li>${line}</li>`)
  return html`<h3>${one.name || t('lists.untitled')}</h3>${sentences(t('lists.changed', { day: day(one.updatedAt) }))}${items.length > 0 ? html`<ul>${items}</ul>` : sentences(t('lists.empty'))}`
})

/** "2 × Milk, 1 l – Žatva, €1.99 (in the basket)"; from the content, else from the lines stored with it. */
function itemLines({ content, lines }: z.output<typeof shoppingList>, { t, euro }: PersonWords): string[] {
  const list = listSchema.safeParse(content)
  if (!list.success) return lines.split('\n').filter(Boolean)
  return itemsOn(list.data).map(({ text: [said], quantity: [quantity], done: [done], price: [price] }) => {
    const what = `${quantity} × ${[said.title, said.details].filter(Boolean).join(', ')}`
    const where = price ? ` – ${price.shopName}, ${euro(price.cents)}` : ''
    return `${what}${where}${done ? ` (${t('lists.done')})` : ''}`
  })
}

const share = z.object({ mode: z.enum(tables.listShares.mode.enumValues), createdAt: z.string() })

const listShares = eachAs(share, ({ mode, createdAt }, { t, day }) =>
  sentences(t(`shares.${mode}`, { day: day(createdAt) })),
)

const follow = z.object({
  kind: z.enum(tables.follows.kind.enumValues),
  name: z.string(),
  targetCents: z.number().nullish(),
  mails: z.boolean().nullish(),
  createdAt: z.string(),
})

const follows = eachAs(follow, (one, { t, follow: say, day, euro }) =>
  sentences(
    t('follows.since', { kind: say(`kind.${one.kind}`), name: one.name, day: day(one.createdAt) }),
    typeof one.targetCents === 'number' ? t('follows.target', { price: euro(one.targetCents) }) : '',
    t(one.mails ? 'follows.mails' : 'follows.noMails'),
  ),
)

const review = z.object({
  productTitle: z.string(),
  rating: z.number(),
  title: text,
  text,
  status: z.enum(reviewStatuses),
  authorName: text,
  fit: z.enum(fits).nullish(),
  createdAt: z.string(),
})

const reviews = eachAs(review, (one, { review: say, day, t }) => {
  const words = [one.title, one.text].filter(Boolean).join('\n')
  return html`<h3>${one.productTitle}</h3>${sentences(
    say('rating', { rating: one.rating }),
    say('written', { date: day(one.createdAt) }),
    t('orders.stands', { status: say(`status.${one.status}`) }),
    one.authorName && t('reviews.name', { name: one.authorName }),
    one.fit ? t(`reviews.fit.${one.fit}`) : '',
  )}${quoted(words)}`
})

const download = z.object({
  title: z.string(),
  createdAt: z.string(),
  availableUntil: text,
  downloadCount: z.number(),
})

const downloads = eachAs(
  download,
  ({ title, createdAt, availableUntil, downloadCount }, { t, day }) =>
    html`<h3>${title}</h3>${sentences(
      t('downloads.since', { day: day(createdAt) }),
      availableUntil && t('downloads.until', { day: day(availableUntil) }),
      t('downloads.count', { count: downloadCount }),
    )}`,
)

const stored = z.object({ filename: text, createdAt: z.string() })

const customerFiles = eachAs(stored, ({ filename, createdAt }, { t, day }) =>
  sentences(t('files', { name: filename, day: day(createdAt) })),
)

const subscription = z.object({
  email: z.string(),
  state: z.enum(tables.subscriptions.state.enumValues),
  requestedAt: z.string(),
  confirmedAt: text,
  endedAt: text,
})

const subscriptions = eachAs(subscription, ({ email, state, requestedAt, confirmedAt, endedAt }, { t, day }) =>
  sentences(
    t(`newsletter.${state}`, { email }),
    t('newsletter.requested', { day: day(requestedAt) }),
    confirmedAt && t('newsletter.confirmedAt', { day: day(confirmedAt) }),
    endedAt && t('newsletter.endedAt', { day: day(endedAt) }),
  ),
)

const message = z.object({
  name: text,
  email: z.string(),
  phone: text,
  topic: text,
  message: z.string(),
  createdAt: z.string(),
  answer: text,
  answeredAt: text,
})

const contactMessages = eachAs(message, (one, { t, day }) => {
  const from = [one.name, one.email, one.phone].filter(Boolean).join(', ')
  const answer =
    one.answeredAt && html`<p>${t('messages.answered', { day: day(one.answeredAt) })}</p>${quoted(one.answer)}`
  return html`<h3>${one.topic || t('messages.untitled')}</h3>${sentences(
    t('messages.sent', { day: day(one.createdAt), from }),
  )}${quoted(one.message)}${answer}`
})

const signIn = z.object({
  device: text,
  place: text,
  userAgent: text,
  createdAt: z.string(),
  lastSeenAt: z.string(),
  endedAt: text,
})

const signIns = eachAs(signIn, (one, { t, day }) => {
  const device = one.device || t('signIns.unknown')
  const agent = one.userAgent && html`<p><small>${t('signIns.agent', { agent: one.userAgent })}</small></p>`
  return html`${sentences(
    t('signIns.since', { device: one.place ? `${device}, ${one.place}` : device, day: day(one.createdAt) }),
    one.endedAt ? t('signIns.ended', { day: day(one.endedAt) }) : t('signIns.seen', { day: day(one.lastSeenAt) }),
  )}${agent}`
})

const copy = z.object({
  status: z.enum(tables.dataExports.status.enumValues),
  requestedAt: z.string(),
})

const dataExports = eachAs(copy, ({ status, requestedAt }, { exports: say, day, t }) =>
  sentences(say('asked', { moment: day(requestedAt) }), t('orders.stands', { status: say(`states.${status}`) })),
)

/** In reading order, by collection slug. A collection missing here shows its plain fields. */
export const sections = {
  customers,
  'customer-pictures': customerPictures,
  addresses,
  orders,
  'order-records': orderRecords,
  returns,
  withdrawals,
  'gift-vouchers': giftVouchers,
  cart,
  checkouts,
  'stock-alerts': stockAlerts,
  wishlists,
  reviews,
  'review-pictures': reviewPictures,
  downloads,
  'customer-files': customerFiles,
  'shopping-lists': shoppingLists,
  'list-shares': listShares,
  follows,
  subscriptions,
  'contact-messages': contactMessages,
  'sign-ins': signIns,
  'data-exports': dataExports,
} satisfies Record<string, WriteSection>

export type KnownSection = keyof typeof sections

export function isKnownSection(slug: string): slug is KnownSection {
  return slug in sections
}
