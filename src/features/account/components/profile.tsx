import { z } from 'zod'
import type { Customer } from '@/../payload-types'
import { passwordLimits } from '@/domain/password-strength'
import { passwordWords } from '@/features/auth/password-words'
import { languageNames } from '@/features/site/frame/site-links'
import { type Locale, localePath, locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
import type { SignInDetails } from '../orders'
import { AccountSection } from './account-frame'
import { EmailSection, SignInAgain } from './email-section'
import { PasswordForm, ProfileForm } from './password-form'
import { PictureForm } from './picture-form'

type Props = {
  locale: Locale
  customer: Customer
  details: SignInDetails
  pictureProblem: string | undefined
}

const pictureProblems = z.enum(['picture-size', 'picture-type', 'request', 'signed-out', 'unavailable'])

export function AccountProfile({ locale, customer, details, pictureProblem }: Props) {
  const { account, awaited, by, mayCancel } = details
  const t = translatorFor(locale, 'account.profile')
  const form = translatorFor(locale, 'form')
  const saved = (what: string) => `${localePath(locale, accountPaths.profile)}?saved=${what}`
  const failed = form('problems.unavailable')
  const problem = pictureProblems.safeParse(pictureProblem).data
  return (
    <div className="max-w-xl space-y-4">
      <AccountSection title={t('picture')} intro={t('pictureIntro')}>
        <PictureForm
          locale={locale}
          hasPicture={Boolean(customer.picture)}
          initial={initialOf(customer)}
          problem={problem && form(`problems.${problem}`)}
          words={{
            choose: t('pictureChoose'),
            hint: t('pictureHint'),
            save: t('pictureSave'),
            remove: t('pictureRemove'),
            size: form('problems.picture-size'),
            type: form('problems.picture-type'),
            failed,
          }}
        />
      </AccountSection>
      <AccountSection title={t('personal')} intro={t('personalIntro')}>
        <ProfileForm
          locale={locale}
          next={saved('profile')}
          values={{
            name: customer.name ?? '',
            phone: customer.phone ?? '',
            language: customer.language ?? locale,
            reviewInvitations: customer.reviewInvitations ?? false,
          }}
          languages={locales.map((value) => ({ value, label: languageNames[value] }))}
          words={{
            name: t('name'),
            phone: t('phone'),
            language: t('language'),
            reviewInvitations: translatorFor(locale, 'reviews.consent')('account'),
            submit: t('save'),
            failed,
          }}
        />
      </AccountSection>
      <EmailSection
        locale={locale}
        email={customer.email ?? ''}
        awaited={awaited}
        mayCancel={mayCancel}
        by={by}
        failed={failed}
      />
      <AccountSection title={t('password')} intro={t(by === 'password' ? 'passwordIntro' : 'passwordNone')}>
        {by === 'sign-in-again' ? (
          <SignInAgain
            locale={locale}
            page="profile"
            words={{ text: t('signInAgain'), submit: t('signInAgainSubmit') }}
          />
        ) : (
          <PasswordForm
            locale={locale}
            next={saved('password')}
            askPassword={by === 'password'}
            account={account}
            words={{
              newPassword: t('newPassword'),
              hint: form('password.hint', { least: passwordLimits.shortest }),
              presentPassword: t('presentPassword'),
              submit: t(by === 'password' ? 'passwordSave' : 'passwordSet'),
              failed,
            }}
            passwordWords={passwordWords(locale)}
          />
        )}
      </AccountSection>
    </div>
  )
}

function initialOf({ name, email }: Pick<Customer, 'name' | 'email'>): string {
  return [...(name || email || '·')][0]?.toLocaleUpperCase() ?? ''
}

export function Avatar({ customer }: { customer: Customer }) {
  return (
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft text-lg font-semibold text-accent-strong"
    >
      {customer.picture ? (
        <img src="/api/account/picture" alt="" className="size-full object-cover" />
      ) : (
        initialOf(customer)
      )}
    </span>
  )
}
