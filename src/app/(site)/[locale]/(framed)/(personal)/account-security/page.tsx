import type { Metadata } from 'next'
import { Notice } from '@/design/notice'
import { AccountFrame, AccountSection } from '@/features/account/components/account-frame'
import { SavedNotice } from '@/features/account/components/saved-notice'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { requestCookies } from '@/features/auth/auth-server'
import { factorsOf, hasRecentProof } from '@/features/auth/fresh-proof'
import { Connections, RecoveryCodes } from '@/features/auth/security/components/connections'
import { Factors } from '@/features/auth/security/components/factors'
import { SignIns } from '@/features/auth/security/components/sign-in-history'
import { identitiesOf, offered } from '@/features/auth/security/identities'
import { signInLists } from '@/features/auth/security/sign-in-list'
import { translatorFor } from '@/i18n/translator'
import { createAuthClient } from '@/server/supabase'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'security')
}

export default async function AccountSecurityPage(props: AccountPageProps) {
  const { locale, customer, claims, query } = await openAccount(props, 'security')
  const t = translatorFor(locale, 'security')
  const auth = createAuthClient(await requestCookies())
  const [offer, factors, identities, lists, mayChange] = await Promise.all([
    offered(auth),
    factorsOf(auth),
    identitiesOf(auth),
    signInLists({ claims, customer }),
    hasRecentProof(customer, claims),
  ])
  const verified = factors.filter(({ status }) => status === 'verified')
  const hasFactors = offer.app || offer.phone || verified.length > 0
  const hasConnections = offer.linking.length > 0 || identities.length > 1
  return (
    <AccountFrame locale={locale} page="security">
      <SavedNotice locale={locale} saved={query.saved} />
      <div className="space-y-4 md:space-y-6">
        {hasFactors && (
          <AccountSection title={t('factors.title')} intro={t('factors.intro')}>
            {query.recovered && (
              <div className="mb-5" role="status">
                <Notice tone="note">{t('factors.recovered')}</Notice>
              </div>
            )}
            <Factors locale={locale} factors={verified} offered={offer} mayChange={mayChange}>
              {verified.length > 0 && <RecoveryCodes locale={locale} customer={customer.id} mayChange={mayChange} />}
            </Factors>
          </AccountSection>
        )}
        {hasConnections && (
          <AccountSection title={t('connections.title')} intro={t('connections.intro')}>
            <Connections
              locale={locale}
              identities={identities}
              providers={offer.linking}
              result={query.link}
              mayChange={mayChange}
            />
          </AccountSection>
        )}
        <AccountSection title={t('signIns.title')} intro={t('signIns.intro')}>
          <SignIns locale={locale} {...lists} />
        </AccountSection>
      </div>
    </AccountFrame>
  )
}
