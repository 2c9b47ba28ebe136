import { z } from 'zod'
import { html } from '@/lib/mailing/html'
import { eachAs, quoted, sentences, text } from './parts'

const review = z.object({
  productTitle: z.string(),
  rating: z.number(),
  title: text,
  text,
  status: z.enum(['pending', 'published', 'refused']),
  createdAt: z.string(),
})

export const reviews = eachAs(review, (one, { review: say, day, t }) => {
  const words = [one.title, one.text].filter(Boolean).join('\n')
  return html`<h3>${one.productTitle}</h3>${sentences(
    `${say('rating', { rating: one.rating })}.`,
    `${say('written', { date: day(one.createdAt) })}.`,
    t('orders.stands', { status: say(`status.${one.status}`) }),
  )}${quoted(words)}`
})

const download = z.object({
  title: z.string(),
  createdAt: z.string(),
  availableUntil: text,
  downloadCount: z.number(),
})

export const downloads = eachAs(
  download,
  ({ title, createdAt, availableUntil, downloadCount }, { t, day }) =>
    html`<h3>${title}</h3>${sentences(
      t('downloads.since', { day: day(createdAt) }),
      availableUntil && t('downloads.until', { day: day(availableUntil) }),
      t('downloads.count', { count: downloadCount }),
    )}`,
)

const stored = z.object({ filename: text, createdAt: z.string() })

export const customerFiles = eachAs(stored, ({ filename, createdAt }, { t, day }) =>
  sentences(t('files', { name: filename, day: day(createdAt) })),
)
