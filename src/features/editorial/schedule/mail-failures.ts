import { createLocalReq, type Payload } from 'payload'
import { momentText } from '@/domain/moment-text'
import { defaultLocale, isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { env } from '@/server/env'
import { type Mail, queueMail } from '@/server/mail/queue-mail'
import { type FailedSchedule, markTold, takeUntold } from './store'

/** Tells editors of what they scheduled and what could not be done. The mails leave as jobs. */
export async function mailFailedSchedules(payload: Payload): Promise<number> {
  let told = 0
  while (await tellNext(payload)) told += 1
  return told
}

async function tellNext(payload: Payload): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return withTransaction(req, async () => {
    const database = await transactionOf(req)
    const failure = await takeUntold(database)
    if (!failure) return false
    await markTold(database, failure)
    const mail = await mailOf(payload, failure)
    if (mail) await queueMail(database, mail)
    return true
  })
}

/** Null where the editor's account is gone; the dashboard still shows the failure. */
async function mailOf(
  payload: Payload,
  { id, collection, document, ...failure }: FailedSchedule,
): Promise<Mail | null> {
  const { editor, kind, at, language, reason } = failure
  const user = editor
    ? await payload.findByID({ collection: 'users', id: editor, depth: 0, disableErrors: true })
    : undefined
  if (!user) return null
  const locale = isLocale(language) ? language : defaultLocale
  const t = translatorFor(locale, 'schedule')
  const found = await payload.findByID({ collection, id: document, depth: 0, draft: true, locale, disableErrors: true })
  const title = (found && ('title' in found ? found.title : found.name)) || t('untitled')
  const hour = momentText(new Date(at))
  return {
    ...composeMail({
      to: user.email,
      locale,
      subject: t(`mail.subject.${kind}`, { title }),
      paragraphs: [t(`mail.text.${kind}`, { title, at: hour }), reason, t('mail.nothingLost')],
      button: {
        label: t('mail.button'),
        url: new URL(`/admin/collections/${collection}/${document}`, env().SITE_URL).href,
      },
    }),
    messageId: `<schedule-${id}-${Date.parse(at)}@broshura>`,
  }
}
