import { problem } from '@collections/document-endpoint'
import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from 'payload'
import { momentText } from '@/domain/moment-text'
import { isLocale } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { lockDocument, transactionOf, withTransaction } from '@/server/db/transaction'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { type Mail, queueMail } from '@/server/mail/queue-mail'
import { shutdown } from '@/server/shutdown'
import { refusalText } from './plan-schedule'
import { changedSince } from './planned-state'
import {
  type DueSchedule,
  type FailedSchedule,
  markNotified,
  removeDone,
  takeDue,
  takeUnnotified,
  tryLater,
  writeFailure,
} from './store'

/** In seconds; doubled after each try. Only errors that are no refusal are retried. */
const firstPause = 30
const mostTries = 8

/** Most brochures begin at midnight, when those before them end: one after the other, a thousand take minutes. */
const atOnce = 4

/**
 * Publishes and hides what is due, each once for any number of workers. A document that changed since it was scheduled
 * is not published: its editor is asked. Returns the number of changes.
 */
export async function runDueSchedules(payload: Payload): Promise<number> {
  const done = await Promise.all(Array.from({ length: atOnce }, () => runWhileDue(payload)))
  return done.reduce((sum, count) => sum + count)
}

async function runWhileDue(payload: Payload): Promise<number> {
  let done = 0
  for (let result = await runNext(payload); result !== 'none'; result = await runNext(payload)) {
    if (result === 'done') done += 1
    if (shutdown.signal.aborted) break
  }
  return done
}

async function runNext(payload: Payload): Promise<'none' | 'done' | 'failed'> {
  const req = await createLocalReq({}, payload)
  let taken: DueSchedule | null = null
  try {
    return await withTransaction(req, async () => {
      const database = await transactionOf(req)
      taken = await takeDue(database)
      if (!taken) return 'none'
      const { collection, document: id, kind, editor, language } = taken
      req.i18n = await getLocalI18n({ config: payload.config, language: isLocale(language) ? language : 'bg' })
      // Rights were checked when scheduling; a plan stays valid when its editor has left.
      req.user = await editorOf(req, editor)
      // Before the comparison: a save that comes between would be published unasked.
      await lockDocument(database, id)
      const unseen = kind === 'publish' && (await changedSince(req, { collection, id }, taken.state))
      const data = { _status: kind === 'publish' ? ('published' as const) : ('draft' as const) }
      await payload.update({ collection, id, data, depth: 0, overrideAccess: true, req })
      // After the update, so that the reasons of a refusal are reported first.
      if (unseen) throw new ChangedSince()
      await removeDone(database, taken)
      return 'done'
    })
  } catch (error) {
    if (!taken) throw error
    await settle(payload, taken, error)
    return 'failed'
  }
}

class ChangedSince extends Error {}

async function settle(payload: Payload, schedule: DueSchedule, error: unknown) {
  const unseen = error instanceof ChangedSince ? problem('scheduleChanged', schedule.language) : null
  const refused = unseen ?? refusalText(error, schedule.language)
  if (refused === null && schedule.tries < mostTries) {
    log.error({ schedule: schedule.id, error }, 'a scheduled change failed and is tried again')
    return tryLater(payload.db.drizzle, schedule, firstPause * 2 ** schedule.tries)
  }
  log.warn({ schedule: schedule.id, error }, 'a scheduled change could not be made')
  await writeFailure(payload.db.drizzle, schedule, refused ?? problem('scheduleBroken', schedule.language))
}

async function editorOf(req: PayloadRequest, id: string | null) {
  const { payload } = req
  const user = id ? await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req }) : null
  return user ? { ...user, collection: 'users' as const } : null
}

export async function mailFailedSchedules(payload: Payload): Promise<number> {
  let mailed = 0
  while (await mailNext(payload)) mailed += 1
  return mailed
}

async function mailNext(payload: Payload): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return withTransaction(req, async () => {
    const database = await transactionOf(req)
    const failure = await takeUnnotified(database)
    if (!failure) return false
    await markNotified(database, failure)
    const mail = await mailOf(payload, failure)
    if (mail) await queueMail(database, mail)
    return true
  })
}

/** Null when the editor's account is gone; the dashboard still shows the failure. */
async function mailOf(
  payload: Payload,
  { id, collection, document, ...failure }: FailedSchedule,
): Promise<Mail | null> {
  const { editor, kind, at, language, reason } = failure
  const user = editor
    ? await payload.findByID({ collection: 'users', id: editor, depth: 0, disableErrors: true })
    : undefined
  if (!user) return null
  const locale = languageOf({ language })
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
