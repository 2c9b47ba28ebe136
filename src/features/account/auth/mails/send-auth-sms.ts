import { z } from 'zod'
import { defaultLocale, isLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { cmsSystem } from '@/server/cms'
import { sendSms } from '@/server/mail/sms'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** What Supabase's Send SMS Hook sends, as far as we use it. An older server does not say which number it is for. */
export const smsMessage = z
  .object({
    user: z.object({
      id: text,
      phone: text,
      new_phone: text,
      user_metadata: z.record(z.string(), z.unknown()).nullish().catch(undefined),
    }),
    sms: z.object({ otp: z.string().regex(/^\d{4,10}$/), phone: text }),
  })
  .transform(({ user, sms }) => ({ user, code: sms.otp, to: sms.phone || user.new_phone || user.phone }))
  .refine(({ to }) => /^\+?\d{7,15}$/.test(to))

/** Sends a code, naming us, in the recipient's language. @throws when the gateway does not accept it */
export async function sendAuthSms({ user, code, to }: z.output<typeof smsMessage>): Promise<void> {
  const t = translatorFor(await languageOf(user), 'auth')
  await sendSms({ to: `+${to.replace('+', '')}`, text: t('sms', { code }) })
}

async function languageOf({ id, user_metadata }: z.output<typeof smsMessage>['user']): Promise<Locale> {
  const chosen = user_metadata?.language
  if (isLocale(chosen)) return chosen
  const cms = await cmsSystem()
  const where = { supabaseId: { equals: id } }
  const { docs } = await cms.find({ collection: 'customers', where, depth: 0, limit: 1, pagination: false })
  return docs[0]?.language ?? defaultLocale
}
