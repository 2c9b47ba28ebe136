import { z } from 'zod'
import { html } from '@/lib/mailing/html'
import { eachAs, sentences, text } from './parts'

const signIn = z.object({
  device: text,
  place: text,
  userAgent: text,
  createdAt: z.string(),
  lastSeenAt: z.string(),
  endedAt: text,
})

export const signIns = eachAs(signIn, (one, { t, day }) => {
  const device = one.device || t('signIns.unknown')
  const agent = one.userAgent && html`<p><small>${t('signIns.agent', { agent: one.userAgent })}</small></p>`
  return html`${sentences(
    t('signIns.since', { device: one.place ? `${device}, ${one.place}` : device, day: day(one.createdAt) }),
    one.endedAt ? t('signIns.ended', { day: day(one.endedAt) }) : t('signIns.seen', { day: day(one.lastSeenAt) }),
  )}${agent}`
})

const copy = z.object({
  status: z.enum(['waiting', 'running', 'ready', 'failed', 'expired']),
  requestedAt: z.string(),
})

export const dataExports = eachAs(copy, ({ status, requestedAt }, { exports: say, day, t }) =>
  sentences(`${say('asked', { moment: day(requestedAt) })}.`, t('orders.stands', { status: say(`states.${status}`) })),
)
