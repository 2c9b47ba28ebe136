import { z } from 'zod'
import { isFilledByBot } from '@/design/form/honeypot'
import { type Outcome, refuse } from '@/features/forms/problems'
import { type Locale, locales } from '@/i18n/routing'
import { cmsSystem } from '@/server/cms'
import { log } from '@/server/log'
import { sendMail } from '@/server/mail'
import { mayAsk, mayWriteTo } from './limits'
import { composeConfirmation } from './mails'

const input = z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()) })
const language = z.enum(locales)

/**
 * Stores an address and asks its owner to confirm by mail. Whoever enters an already confirmed address is told so (product
 * spec, section 6); `network` is the network of the client, for rate limits.
 */
export async function subscribe(given: Record<string, unknown>, locale: Locale, network: string): Promise<Outcome> {
  const parsed = input.safeParse(given)
  if (!parsed.success) return refuse({ code: 'newsletter-email', field: 'email' })
  if (isFilledByBot(given)) return { ok: true }
  try {
    return await ask(parsed.data.email, locale, network)
  } catch (error) {
    log.error({ error }, 'a newsletter subscription failed')
    return refuse({ code: 'newsletter-failed' })
  }
}

async function ask(email: string, locale: Locale, network: string): Promise<Outcome> {
  if (!(await mayAsk(network))) return refuse({ code: 'newsletter-limit' })
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'subscriptions',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  if (docs[0]?.state === 'confirmed') return refuse({ code: 'newsletter-exists', field: 'email' })
  if (!(await mayWriteTo(email))) return refuse({ code: 'newsletter-limit' })
  const data = {
    email,
    language: locale,
    state: 'pending',
    requestedAt: new Date().toISOString(),
    endedAt: null,
  } as const
  const saved = docs[0]
    ? await cms.update({ collection: 'subscriptions', id: docs[0].id, data, depth: 0 })
    : await cms.create({ collection: 'subscriptions', data, depth: 0 })
  await sendMail(composeConfirmation({ id: saved.id, email, language: language.parse(saved.language) }))
  return { ok: true }
}
