import { headers } from 'next/headers'
import type { Payload } from 'payload'
import type { Customer } from '@/../payload-types'
import { deviceName } from '@/features/auth/sign-ins'
import type { Locale } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import { queueMail } from '@/server/mail/queue-mail'

type Kind =
  | 'codeUsed'
  | 'codesRenewed'
  | 'device'
  | 'email'
  | 'factorAdded'
  | 'factorRemoved'
  | 'linked'
  | 'linking'
  | 'password'
  | 'unlinked'

interface Details {
  to?: string
  name?: string
}

export async function noticeOwner(
  cms: Payload,
  customer: Customer,
  kind: Kind,
  { to, name = '' }: Details = {},
): Promise<void> {
  const address = to ?? customer.email
  if (!address) return
  const locale = languageOf(customer)
  const t = translatorFor(locale, 'security.notices')
  const mail = composeMail({
    to: address,
    locale,
    subject: t(`${kind}.subject`, { name }),
    paragraphs: [t(`${kind}.text`, { name }), circumstances(locale, await userAgent()), t('unasked')],
    button: { label: t('button'), url: pageUrl(locale, accountPaths.security) },
  })
  await queueMail(cms.db.drizzle, mail)
}

/** Empty outside a request of Next, such as for a token in a call of the CMS's own API. */
async function userAgent(): Promise<string> {
  try {
    return (await headers()).get('user-agent') ?? ''
  } catch {
    return ''
  }
}

export function circumstances(locale: Locale, userAgent: string): string {
  const t = translatorFor(locale, 'security')
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Sofia' })
  const device = deviceName(userAgent) || t('signIns.unknownDevice')
  return t('notices.when', { moment: moment.format(new Date()), device })
}
