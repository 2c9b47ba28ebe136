import { Notice } from '@/design/notice'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { momentText } from '../export/field-text'
import { SendForm } from './send-form'

/** Shown on every page of an account with a planned deletion, with a button to cancel it. */
export function DeletionNotice({ dueAt, locale }: { dueAt: string; locale: Locale }) {
  const t = translatorFor(locale, 'myData')
  return (
    <section aria-label={t('notice.title')} className="page pt-4">
      <Notice tone="problem">
        <div className="sm:flex sm:items-center sm:gap-6">
          <p>{t('notice.text', { due: momentText(dueAt, locale) })}</p>
          <div className="mt-3 shrink-0 sm:mt-0">
            <SendForm work="keep" locale={locale} submit={t('notice.keep')} failed={t('failed')} />
          </div>
        </div>
      </Notice>
    </section>
  )
}
