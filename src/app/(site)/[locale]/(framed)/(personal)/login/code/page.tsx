import { redirect } from 'next/navigation'
import { readChallenge } from '@/features/auth/auth-cookies'
import { requestCookies } from '@/features/auth/auth-server'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { CodeForm, SendCodeForm } from '@/features/auth/components/code-form'
import { FactorChoice, LeaveForm, LostDevice, ProvePanel, RecoverPanel } from '@/features/auth/components/recover-panel'
import { currentAuthState, type EntryPageProps, entryMetadata } from '@/features/auth/customer'
import { factorsOf } from '@/features/auth/fresh-proof'
import { nextPath } from '@/features/auth/next-path'
import { offersRecoveryCodes } from '@/features/auth/security/recovery-codes/stored-codes'
import { openPage } from '@/features/site/redirects/open-page'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { createAuthClient } from '@/server/supabase'

const path = '/login/code'

export const generateMetadata = (props: EntryPageProps) => entryMetadata(props, path, 'code')

/**
 * The second step of a sign-in. `fresh`: a signed-in customer confirms their identity before a sensitive change;
 * `recover`: a recovery code replaces the lost device.
 */
export default async function CodePage({ params, searchParams }: EntryPageProps) {
  const locale = await openPage((await params).locale, path)
  const query = await searchParams
  const next = nextPath(query.next, localePath(locale, '/account-dashboard'))
  const fresh = query.fresh ? '1' : ''
  const authState = await currentAuthState()
  const { state } = authState
  if (authState.state === 'out') redirect(`${localePath(locale, '/login')}?next=${encodeURIComponent(next)}`)
  if (state === 'second-factor' && query.recover && offersRecoveryCodes()) {
    return <RecoverPanel locale={locale} next={next} />
  }
  const factors = (await factorsOf(createAuthClient(await requestCookies()))).filter(
    ({ status }) => status === 'verified',
  )
  const factor = factors.find(({ id }) => id === query.factor) ?? factors[0]
  if (!factor && state === 'in' && fresh)
    return <ProvePanel locale={locale} next={next} claims={authState.claims} customer={authState.customer} />
  const t = translatorFor(locale, 'auth.code')
  // The auth server has no factor any more, but the account still asks for one: `next` would lead back here.
  if (!factor && state === 'second-factor') {
    return (
      <AuthPanel title={t('title')}>
        <LeaveForm locale={locale} label={t('leave')} />
      </AuthPanel>
    )
  }
  if (!factor || (state === 'in' && !fresh)) redirect(next)

  const isPhone = factor.factor_type === 'phone'
  const name = factor.friendly_name || t(isPhone ? 'phone' : 'app')
  const sent = isPhone && (await readChallenge(factor.id)) !== undefined
  const hidden = { locale, next, fresh, factor: factor.id }
  const words = { code: t('code'), submit: t('submit'), failed: t('failed') }
  return (
    <AuthPanel
      title={t('title')}
      intro={isPhone ? t(sent ? 'sent' : 'willSend', { name }) : t('fromApp', { name })}
      footer={
        <div className="space-y-4">
          <FactorChoice factors={factors} chosen={factor.id} locale={locale} next={next} fresh={fresh} />
          {state === 'second-factor' && <LostDevice locale={locale} next={next} />}
          {state === 'second-factor' && <LeaveForm locale={locale} label={t('leave')} />}
        </div>
      }
    >
      <div className="space-y-5">
        {(!isPhone || sent) && <CodeForm key={factor.id} hidden={hidden} locale={locale} words={words} />}
        {isPhone && (
          <SendCodeForm
            hidden={hidden}
            again={sent}
            words={{ submit: t(sent ? 'sendAgain' : 'send'), failed: t('failed') }}
          />
        )}
      </div>
    </AuthPanel>
  )
}
