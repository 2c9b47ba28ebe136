import { z } from 'zod'
import type { Customer } from '@/../payload-types'
import { passwordLimits } from '@/domain/password'
import { languageNames } from '@/features/layout/language-names'
import { type Locale, localePath, locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '../navigation'
import { initialOf } from './avatar'
import { EmailForm } from './email-form'
import { PasswordForm } from './password-form'
import { PictureForm } from './picture-form'
import { ProfileForm } from './profile-form'
import { Section } from './section'

type Props = {
  locale: Locale
  customer: Customer
  /** What was wrong with a picture that was sent without JavaScript. */
  pictureProblem: string | undefined
}

const pictureProblems = z.enum(['picture-size', 'picture-type', 'request', 'signed-out', 'unavailable'])

export function Profile({ locale, customer, pictureProblem }: Props) {
  const t = translatorFor(locale, 'account.profile')
  const auth = translatorFor(locale, 'auth')
  const saved = (what: string) => `${localePath(locale, accountPaths.profile)}?saved=${what}`
  const failed = auth('problems.unavailable')
  const problem = pictureProblems.safeParse(pictureProblem).data
  return (
    <div className="max-w-xl space-y-4">
      <Section title={t('picture')} intro={t('pictureIntro')}>
        <PictureForm
          locale={locale}
          hasPicture={Boolean(customer.picture)}
          initial={initialOf(customer)}
          problem={problem && auth(`problems.${problem}`)}
          words={{
            choose: t('pictureChoose'),
            hint: t('pictureHint'),
            save: t('pictureSave'),
            remove: t('pictureRemove'),
            size: auth('problems.picture-size'),
            type: auth('problems.picture-type'),
            failed,
          }}
        />
      </Section>
      <Section title={t('personal')} intro={t('personalIntro')}>
        <ProfileForm
          locale={locale}
          next={saved('profile')}
          values={{
            name: customer.name ?? '',
            phone: customer.phone ?? '',
            language: customer.language ?? locale,
          }}
          languages={locales.map((value) => ({ value, label: languageNames[value] }))}
          words={{ name: t('name'), phone: t('phone'), language: t('language'), submit: t('save'), failed }}
        />
      </Section>
      <Section title={t('email')} intro={t('emailIntro', { email: customer.email || '–' })}>
        <EmailForm
          locale={locale}
          next={saved('email')}
          words={{ email: t('emailNew'), presentPassword: t('presentPassword'), submit: t('emailSave'), failed }}
        />
      </Section>
      <Section title={t('password')} intro={t('passwordIntro')}>
        <PasswordForm
          locale={locale}
          next={saved('password')}
          email={customer.email ?? ''}
          words={{
            newPassword: t('newPassword'),
            hint: auth('fields.passwordHint', { least: passwordLimits.characters }),
            presentPassword: t('presentPassword'),
            submit: t('passwordSave'),
            failed,
          }}
        />
      </Section>
    </div>
  )
}
