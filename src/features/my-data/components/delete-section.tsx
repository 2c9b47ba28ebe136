import { Button } from '@/design/button'
import { Card } from '@/design/card'
import { FormField } from '@/design/form/form-field'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { signInAgainAction } from '../actions'
import type { Confirmation } from '../deletion/confirm-person'
import { SendForm } from './send-form'

/** Explains what will be deleted, what stays and when, before the button. */
export function DeleteSection({ confirmation, locale }: { confirmation: Confirmation; locale: Locale }) {
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
          <li>{t('delete.sessions')}</li>
        </ul>
        <div className="mt-5 sm:max-w-sm">
          {confirmation === 'sign-in-again' ? (
            <form action={signInAgainAction} className="space-y-3">
              <p>{t('delete.signInAgain')}</p>
              <input type="hidden" name="locale" value={locale} />
              <Button type="submit" variant="secondary">
                {t('delete.signInAgainSubmit')}
              </Button>
            </form>
          ) : (
            <SendForm
              work="delete"
              locale={locale}
              submit={t('delete.submit')}
              failed={t('failed')}
              variant="secondary"
            >
              {confirmation === 'password' && (
                <FormField
                  name="password"
                  type="password"
                  label={t('delete.password')}
                  autoComplete="current-password"
                  required
                />
              )}
            </SendForm>
          )}
        </div>
      </section>
    </Card>
  )
}
