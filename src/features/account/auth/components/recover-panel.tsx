import { Form } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import { recoverAction } from '@/features/account/security/actions'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { withNext } from '../next-path'
import { AuthPanel } from './auth-panel'
import { LeaveForm } from './leave-form'
import { LostDevice } from './lost-device'
import { PanelLinks } from './panel-links'

/** The second step with a recovery code. */
export function RecoverPanel({ locale, next }: { locale: Locale; next: string }) {
  const t = translatorFor(locale, 'security.lost')
  return (
    <AuthPanel
      title={t('panelTitle')}
      intro={t('panelIntro')}
      footer={
        <div className="space-y-4">
          <PanelLinks links={[{ href: withNext(localePath(locale, '/login/code'), next), text: t('back') }]} />
          <LostDevice locale={locale} next={next} alsoCodes={false} />
          <LeaveForm locale={locale} label={translatorFor(locale, 'auth.code')('leave')} />
        </div>
      }
    >
      <Form action={recoverAction} submit={t('submit')} hidden={{ locale }}>
        <FormField
          name="code"
          label={t('field')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          required
        />
      </Form>
    </AuthPanel>
  )
}
