import { FormField } from '@/design/form/form-field'
import { Notice } from '@/design/notice'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { contactText } from '../identifier'
import { withNext } from '../next-path'
import type { PendingVerification } from '../pending-verification'
import { AuthPanel } from './auth-panel'
import { ConfirmForm } from './confirm-form'
import { PanelLinks } from './panel-links'
import { ResendForm } from './resend-form'

type Props = { locale: Locale; pending: PendingVerification; again: boolean }

/** Shown while waiting for a mail or a text message: signs in with its code. */
export function CodeEntry({ locale, pending, again }: Props) {
  const t = translatorFor(locale, 'auth')
  const { kind, contact, next } = pending
  const by = contact.email ? 'mail' : 'message'
  const signIn = { href: withNext(localePath(locale, '/login'), next), text: t('recovery.signIn') }
  return (
    <AuthPanel
      title={t(`sending.${by}.title`)}
      intro={t(`sending.${by}.intro`, { address: contactText(contact) })}
      footer={
        <div className="space-y-4">
          <p>{t(`sending.${by}.nothing.${kind}`)}</p>
          <ResendForm locale={locale} words={{ submit: t('sending.again'), failed: t('sending.failed') }} />
          <PanelLinks links={[signIn]} />
        </div>
      }
    >
      {again && (
        <div role="status" className="mb-5">
          <Notice tone="success">{t(`sending.${by}.sentAgain`)}</Notice>
        </div>
      )}
      <ConfirmForm locale={locale} words={{ submit: t('sending.submit'), failed: t('confirm.failed') }}>
        <FormField
          name="code"
          label={t(`sending.${by}.code`)}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          required
        />
      </ConfirmForm>
    </AuthPanel>
  )
}
