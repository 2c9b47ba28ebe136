import type { Factor } from '@supabase/supabase-js'
import { KeyRound, Smartphone } from 'lucide-react'
import type { Customer } from '@/../payload-types'
import { Button, ButtonLink } from '@/design/button'
import { Form } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import { PasswordField } from '@/design/form/password-field'
import { IntentLink } from '@/design/intent-link'
import { provePasswordAction, recoveryCodeAction } from '@/features/auth/security/actions'
import { offersRecoveryCodes } from '@/features/auth/security/recovery-codes/stored-codes'
import { getSiteSettings } from '@/features/site/frame/data'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { sentenceOf } from '@/lib/forms/problems'
import { leaveAction } from '../actions'
import type { Claims } from '../auth-server'
import { confirmationOf } from '../fresh-proof'
import { withNext } from '../next-path'
import { passwordWords } from '../password-words'
import { AuthPanel, PanelLinks } from './auth-panel'

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
      <Form
        action={recoveryCodeAction}
        failed={translatorFor(locale, 'auth.code')('failed')}
        submit={t('submit')}
        hidden={{ locale }}
      >
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

type Props = { locale: Locale; next: string; alsoCodes?: boolean }

export async function LostDevice({ locale, next, alsoCodes = true }: Props) {
  const t = translatorFor(locale, 'security.lost')
  const { contactEmail } = await getSiteSettings(locale)
  const recover = `${localePath(locale, '/login/code')}?${new URLSearchParams({ next, recover: '1' })}`
  return (
    <details>
      <summary className="cursor-pointer py-1 font-semibold text-ink">{t('title')}</summary>
      <div className="mt-1 space-y-2">
        {alsoCodes && offersRecoveryCodes() && (
          <p>
            <IntentLink href={recover} className="font-semibold text-accent">
              {t('code')}
            </IntentLink>
          </p>
        )}
        <p>
          {contactEmail ? t('write', { email: contactEmail }) : t('writeUs')} {t('human')}
        </p>
      </div>
    </details>
  )
}

type ProvePanelProps = { locale: Locale; next: string; claims: Claims; customer: Customer }

/** Fresh proof from somebody without a second factor: the password, or a new sign-in where there is no password. */
export function ProvePanel({ locale, next, claims, customer }: ProvePanelProps) {
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
      <Form
        action={provePasswordAction}
        failed={sentenceOf({ code: 'unavailable' }, locale)}
        submit={t('submit')}
        hidden={{ locale, next }}
      >
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

export function LeaveForm({ locale, label }: { locale: Locale; label: string }) {
  return (
    <form action={leaveAction}>
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="quiet" size="sm" className="-ml-3.5">
        {label}
      </Button>
    </form>
  )
}

type FactorChoiceProps = { factors: Factor[]; chosen: string; locale: Locale; next: string; fresh: string }

export function FactorChoice({ factors, chosen, locale, next, fresh }: FactorChoiceProps) {
  const t = translatorFor(locale, 'auth.code')
  const others = factors.filter(({ id }) => id !== chosen)
  if (others.length === 0) return null
  return (
    <nav aria-labelledby="other-factors">
      <h2 id="other-factors" className="text-sm font-semibold text-ink">
        {t('others')}
      </h2>
      <ul className="mt-2 space-y-2">
        {others.map(({ id, friendly_name, factor_type }) => {
          const isPhone = factor_type === 'phone'
          const Icon = isPhone ? Smartphone : KeyRound
          const query = new URLSearchParams({ next, factor: id, fresh })
          return (
            <li key={id}>
              <ButtonLink variant="secondary" className="w-full" href={`${localePath(locale, '/login/code')}?${query}`}>
                <Icon aria-hidden size={18} />
                {friendly_name || t(isPhone ? 'phone' : 'app')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
