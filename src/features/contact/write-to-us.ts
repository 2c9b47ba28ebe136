import { z } from 'zod'
import { isFilledByProgram } from '@/design/form/trap'
import type { Problem } from '@/features/auth/problems'
import type { Locale } from '@/i18n/routing'
import { cmsSystem } from '@/server/cms'
import { log } from '@/server/log'
import { hiddenKey, type Limit, takePoint } from '@/server/rate-limit'

export type Written = { ok: true } | { ok: false; problem: Problem }

const hour = 60 * 60
/** Offices share a network. */
const perNetwork: Limit = { name: 'contact-network', points: 10, seconds: hour }
const perMailbox: Limit = { name: 'contact-mailbox', points: 5, seconds: 24 * hour }

const text = (max: number) => z.string().trim().min(1, 'required').max(max, 'too-long')
const extra = (max: number) => z.string().trim().max(max, 'too-long').optional()

const input = z.object({
  name: text(120),
  email: z.string('required').trim().min(1, 'required').max(254, 'too-long').pipe(z.email('email')),
  phone: extra(40),
  topic: extra(120),
  message: text(5000),
})

const codes = z.enum(['required', 'too-long', 'email']).catch('required')
const refuse = (problem: Problem): Written => ({ ok: false, problem })

/** Keeps what a visitor wrote to us; the worker mails it. `network` is where the request came from. */
export async function writeToUs(given: Record<string, unknown>, locale: Locale, network: string): Promise<Written> {
  const parsed = input.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refuse({ code: codes.parse(issue?.message), field: String(issue?.path[0] ?? '') })
  }
  if (isFilledByProgram(given)) return { ok: true }
  try {
    const { email } = parsed.data
    const allowed = (await takePoint(perNetwork, network)) && (await takePoint(perMailbox, hiddenKey(email)))
    if (!allowed) return refuse({ code: 'contact-limit' })
    const data = { ...parsed.data, language: locale }
    await (await cmsSystem()).create({ collection: 'contact-messages', data, depth: 0 })
    return { ok: true }
  } catch (error) {
    log.error({ error }, 'a message of a visitor could not be kept')
    return refuse({ code: 'contact-failed' })
  }
}
