import { Button } from '@/design/button'
import { ButtonForm } from '@/design/form/button-form'
import { Notice } from '@/design/notice'
import { passwordWords } from '@/features/auth/password-words'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type AccountPage, accountPaths } from '@/lib/account-paths'
import { endEmailChangeAction, sendEmailAgainAction, signInAgainAction } from '../actions'
import { AccountSection } from './account-frame'
import { EmailForm } from './email-form'

type Props = {
  locale: Locale
  email: string
  awaited: string | null
  /** Only links that we mail ourselves can be cancelled. */
  mayCancel: boolean
  by: 'password' | 'fresh' | 'sign-in-again'
  failed: string
}

export function EmailSection({ locale, email, awaited, mayCancel, by, failed }: Props) {
  const t = translatorFor(locale, 'account.profile')
  const next = (saved: string) => `${localePath(locale, accountPaths.profile)}?saved=${saved}`
  return (
    <AccountSection title={t('email')} intro={email ? t('emailIntro', { email }) : t('emailNone')}>
      {awaited && (
        <div className="mb-5">
          <Notice tone="success">
            <p>{email ? t('emailAwaited', { from: email, to: awaited }) : t('emailAwaitedFirst', { to: awaited })}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <ButtonForm variant="secondary" action={sendEmailAgainAction} hidden={{ locale, next: next('email') }}>
                {t('emailAgain')}
              </ButtonForm>
              {mayCancel && (
                <ButtonForm
                  variant="secondary"
                  action={endEmailChangeAction}
                  hidden={{ locale, next: next('emailCancelled') }}
                >
                  {t('emailCancel')}
                </ButtonForm>
              )}
            </div>
          </Notice>
        </div>
      )}
      {by === 'sign-in-again' ? (
        <SignInAgain
          locale={locale}
          page="profile"
          words={{ text: t('signInAgain'), submit: t('signInAgainSubmit') }}
        />
      ) : (
        <EmailForm
          locale={locale}
          next={next('email')}
          askPassword={by === 'password'}
          words={{
            email: t('emailNew'),
            presentPassword: t('presentPassword'),
            show: passwordWords(locale).show,
            submit: t('emailSave'),
            failed,
          }}
        />
      )}
    </AccountSection>
  )
}

type SignInAgainProps = { locale: Locale; page: AccountPage; words: { text: string; submit: string } }

/** For an account without a password: a new sign-in proves who it is. */
export function SignInAgain({ locale, page, words }: SignInAgainProps) {
  return (
    <form action={signInAgainAction} className="space-y-3">
      <p>{words.text}</p>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={localePath(locale, accountPaths[page])} />
      <Button type="submit" variant="secondary">
        {words.submit}
      </Button>
    </form>
  )
}
