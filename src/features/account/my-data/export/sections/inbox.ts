import { z } from 'zod'
import { html } from '@/lib/mailing/html'
import { eachAs, quoted, sentences, text } from './parts'

const subscription = z.object({
  email: z.string(),
  state: z.enum(['pending', 'confirmed', 'ended']),
  requestedAt: z.string(),
  confirmedAt: text,
  endedAt: text,
})

export const subscriptions = eachAs(subscription, ({ email, state, requestedAt, confirmedAt, endedAt }, { t, day }) =>
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

export const contactMessages = eachAs(message, (one, { t, day }) => {
  const from = [one.name, one.email, one.phone].filter(Boolean).join(', ')
  const answer =
    one.answeredAt && html`<p>${t('messages.answered', { day: day(one.answeredAt) })}</p>${quoted(one.answer)}`
  return html`<h3>${one.topic || t('messages.untitled')}</h3>${sentences(
    t('messages.sent', { day: day(one.createdAt), from }),
  )}${quoted(one.message)}${answer}`
})
