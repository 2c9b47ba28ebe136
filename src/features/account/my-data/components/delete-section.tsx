import type { ReactNode } from 'react'
import { Card } from '@/design/card'
import { PasswordField } from '@/design/form/password-field'
import type { Confirmation } from '@/features/account/auth/confirm-person'
import { passwordWords } from '@/features/account/auth/password-words'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OpenMatter } from '@/server/open-matters'
import { OpenList } from './deletion-notice'
import { SendForm } from './send-form'

interface Props {
  confirmation: Confirmation
  /** What the deletion would wait for. */
  open: OpenMatter[]
  locale: Locale
  /** The form for somebody who has no password to show. */
  signInAgain: ReactNode
}

/** Explains what will be deleted, what stays and when, before the button. */
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
