import type { ReactNode } from 'react'
import { Card } from '@/design/card'
import { PasswordField } from '@/design/form/password-field'
import { formatMoment } from '@/design/format'
import { Notice } from '@/design/notice'
import type { Confirmation } from '@/features/auth/fresh-proof'
import { passwordWords } from '@/features/auth/password-words'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OpenMatter } from '@/server/open-matters'
import { openMattersText } from '../mails'
import type { PendingDeletion } from '../pending-deletion'
import { SendForm } from './send-form'

interface Props {
  confirmation: Confirmation
  open: OpenMatter[]
  locale: Locale
  signInAgain: ReactNode
}

export function DeleteSection({ confirmation, open, locale, signInAgain }: Props) {
  const t = translatorFor(locale, 'myData')
  return (
    <Card className="p-5 md:p-6">
      <section aria-labelledby="delete-title">
        <h2 id="delete-title" className="text-xl">
          {t('delete.title')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('delete.intro')}</p>
        <ul className="mt-4 list-disc space-y-2 pl-5 text-ink-soft">
          <li>{t('delete.goes')}</li>
          <li>{t('delete.stays')}</li>
          <li>{t('delete.grace')}</li>
          <li>
            {t(open.length > 0 ? 'delete.waitsFor' : 'delete.waits')}
            <OpenList open={open} locale={locale} />
          </li>
          <li>{t('delete.sessions')}</li>
        </ul>
        <div className="mt-5 sm:max-w-sm">
          {confirmation === 'sign-in-again' ? (
            signInAgain
          ) : (
            <SendForm
              work="delete"
              locale={locale}
              submit={t('delete.submit')}
              failed={t('failed')}
              variant="secondary"
            >
              {confirmation === 'password' && (
                <PasswordField
                  name="password"
                  words={passwordWords(locale)}
                  label={t('delete.password')}
                  autoComplete="current-password"
                />
              )}
            </SendForm>
          )}
        </div>
      </section>
    </Card>
  )
}

export function DeletionNotice({ dueAt, open, locale }: PendingDeletion & { locale: Locale }) {
  const t = translatorFor(locale, 'myData')
  const due = formatMoment(dueAt, locale)
  return (
    <section aria-label={t('notice.title')} className="page pt-4">
      <Notice tone="problem">
        <div className="sm:flex sm:items-center sm:gap-6">
          <div>
            <p>{t(open.length > 0 ? 'notice.waits' : 'notice.text', { due })}</p>
            <OpenList open={open} locale={locale} />
          </div>
          <div className="mt-3 shrink-0 sm:mt-0">
            <SendForm
              work="keep"
              locale={locale}
              submit={t('notice.keep')}
              failed={t('failed')}
              done={t('notice.kept')}
            />
          </div>
        </div>
      </Notice>
    </section>
  )
}

function OpenList({ open, locale }: Pick<PendingDeletion, 'open'> & { locale: Locale }) {
  if (open.length === 0) return null
  return (
    <ul className="mt-2 list-disc pl-5">
      {openMattersText(open, locale).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
