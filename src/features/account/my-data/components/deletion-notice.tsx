import { Notice } from '@/design/notice'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { momentText } from '../export/field-text'
import { openMattersText } from '../open-matters-text'
import type { PendingDeletion } from '../pending-deletion'
import { SendForm } from './send-form'

/** Shown on every page of an account with a planned deletion, with what it waits for and a button to cancel it. */
export function DeletionNotice({ dueAt, open, locale }: PendingDeletion & { locale: Locale }) {
  const t = translatorFor(locale, 'myData')
  const due = momentText(dueAt, locale)
  return (
    <section aria-label={t('notice.title')} className="page pt-4">
      <Notice tone="problem">
        <div className="sm:flex sm:items-center sm:gap-6">
          <div>
            <p>{t(open.length > 0 ? 'notice.waits' : 'notice.text', { due })}</p>
            <OpenList open={open} locale={locale} />
          </div>
          <div className="mt-3 shrink-0 sm:mt-0">
            <SendForm work="keep" locale={locale} submit={t('notice.keep')} failed={t('failed')} />
          </div>
        </div>
      </Notice>
    </section>
  )
}

/** The open orders and returns by name. */
export function OpenList({ open, locale }: Pick<PendingDeletion, 'open'> & { locale: Locale }) {
  if (open.length === 0) return null
  return (
    <ul className="mt-2 list-disc pl-5">
      {openMattersText(open, locale).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
