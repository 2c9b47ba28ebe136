import type { UserIdentity } from '@supabase/supabase-js'
import { Link2, Mail, Smartphone } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { ChangeStatus } from '@/design/change-status'
import { buttonLook } from '@/design/cx'
import { ButtonForm } from '@/design/form/button-form'
import { Notice } from '@/design/notice'
import type { Provider } from '@/features/auth/oauth'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { unlinkAction } from '../actions'
import { providerName, signInMethodsWithout } from '../identities'
import { codesLeft, offersRecoveryCodes } from '../recovery-codes/stored-codes'
import { RenewCodes, type SheetWords } from './code-sheet'
import { Line } from './disclosure'

type Props = {
  locale: Locale
  identities: UserIdentity[]
  providers: Provider[]
  mayChange: boolean
  result?: string
}

const icons: Record<string, typeof Mail> = { email: Mail, phone: Smartphone }

export function Connections({ locale, identities, providers, mayChange, result }: Props) {
  const t = translatorFor(locale, 'security.connections')
  const own = (provider: string) => provider === 'email' || provider === 'phone'
  const unlinked = providers.filter((provider) => !identities.some((identity) => identity.provider === provider))
  return (
    <div className="space-y-5">
      <ChangeStatus className="">
        {result === 'done' && <Notice tone="success">{t('linked')}</Notice>}
        {result === 'ended' && <Notice tone="success">{t('unlinked')}</Notice>}
        {result === 'taken' && <Notice tone="problem">{t('taken')}</Notice>}
        {result === 'refused' && <Notice tone="problem">{t('refused')}</Notice>}
      </ChangeStatus>
      <ul className="divide-y divide-line">
        {identities.map((identity) => {
          const { identity_id, provider, identity_data } = identity
          const Icon = icons[provider] ?? Link2
          const name = own(provider) ? t(provider === 'phone' ? 'phone' : 'email') : providerName(provider)
          const address = identity_data?.email ?? identity_data?.phone
          const mayGo = mayChange && !own(provider) && signInMethodsWithout(identity, identities, providers).length > 0
          return (
            <Line
              key={identity_id}
              icon={<Icon aria-hidden size={20} />}
              title={name}
              facts={typeof address === 'string' ? address : undefined}
            >
              {mayGo && (
                <ButtonForm
                  variant="secondary"
                  action={unlinkAction}
                  hidden={{ locale, identity: identity_id }}
                  aria-label={t('unlinkNamed', { name })}
                >
                  {t('unlink')}
                </ButtonForm>
              )}
            </Line>
          )
        })}
        {unlinked.map((provider) => (
          <Line
            key={provider}
            icon={<Link2 aria-hidden size={20} />}
            title={providerName(provider)}
            facts={t('notLinked')}
          >
            {mayChange && (
              <a
                href={`/api/auth/identities/link?${new URLSearchParams({ provider, locale })}`}
                rel="nofollow"
                aria-label={t('linkNamed', { name: providerName(provider) })}
                className={buttonLook('secondary', 'sm')}
              >
                {t('link')}
              </a>
            )}
          </Line>
        ))}
      </ul>
      {!mayChange && <ConfirmFirst locale={locale} />}
    </div>
  )
}

type RecoveryCodesProps = { locale: Locale; customer: string; mayChange: boolean }

export async function RecoveryCodes({ locale, customer, mayChange }: RecoveryCodesProps) {
  if (!offersRecoveryCodes()) return null
  const t = translatorFor(locale, 'security.recoveryCodes')
  const left = await codesLeft(customer)
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <h3 className="text-base font-semibold">{t('title')}</h3>
      <p className="text-sm text-ink-soft">
        {t('left', { count: left })} {t('intro')}
      </p>
      {mayChange && <RenewCodes locale={locale} submit={t('renew')} words={sheetWords(locale)} />}
    </div>
  )
}

/** Replaces the buttons that change the protection of the account while fresh proof is missing. */
export function ConfirmFirst({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'security.factors')
  const query = new URLSearchParams({ next: localePath(locale, '/account-security'), fresh: '1' })
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-sm text-ink-soft">
      <span className="grow basis-64">{t('confirmFirst')}</span>
      <ButtonLink variant="secondary" size="sm" href={`${localePath(locale, '/login/code')}?${query}`}>
        {t('confirm')}
      </ButtonLink>
    </p>
  )
}

export function sheetWords(locale: Locale): SheetWords {
  const t = translatorFor(locale, 'security.recoveryCodes')
  return {
    title: t('title'),
    keep: t('keep'),
    download: t('download'),
    print: t('print'),
    file: t('file'),
  }
}
