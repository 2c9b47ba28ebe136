import type { Customer } from '@/../payload-types'
import { Form } from '@/design/form/form'
import { PasswordField } from '@/design/form/password-field'
import { provePasswordAction } from '@/features/account/security/actions'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Claims } from '../claims'
import { confirmationOf } from '../confirm-person'
import { passwordWords } from '../password-words'
import { AuthPanel } from './auth-panel'
import { LeaveForm } from './leave-form'

type Props = { locale: Locale; next: string; claims: Claims; customer: Customer }

/** Fresh proof of somebody without a second factor: the password, or a new sign-in where there is none. */
export function ProvePanel({ locale, next, claims, customer }: Props) {
  const t = translatorFor(locale, 'security.prove')
  if (confirmationOf(claims, customer) === 'sign-in-again') {
    return (
      <AuthPanel title={t('title')} intro={t('again')}>
        <LeaveForm locale={locale} label={t('leave')} />
      </AuthPanel>
    )
  }
  return (
    <AuthPanel title={t('title')} intro={t('intro')}>
      <Form action={provePasswordAction} submit={t('submit')} hidden={{ locale, next }}>
        <PasswordField
          name="password"
          words={passwordWords(locale)}
          label={t('password')}
          autoComplete="current-password"
        />
      </Form>
    </AuthPanel>
  )
}
