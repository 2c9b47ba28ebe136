import type { Metadata } from 'next'
import { AccountFrame } from '@/features/account/components/account-frame'
import { Section } from '@/features/account/components/section'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { requestCookies } from '@/features/auth/request-cookies'
import { factorsOf, gaveCodeLately } from '@/features/auth/second-factor'
import { Connections } from '@/features/security/components/connections'
import { Factors } from '@/features/security/components/factors'
import { SignIns } from '@/features/security/components/sign-ins'
import { identitiesOf } from '@/features/security/identities'
import { offered } from '@/features/security/offered'
import { signInLists } from '@/features/security/sign-in-list'
import { translatorFor } from '@/i18n/translator'
import { authDoor } from '@/server/supabase'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'security')
}

export default async function AccountSecurityPage(props: AccountPageProps) {
  const { locale, customer, claims, query } = await openAccount(props, 'security')
  const t = translatorFor(locale, 'security')
  const auth = authDoor(await requestCookies())
  const [offer, factors, identities, lists] = await Promise.all([
    offered(auth),
    factorsOf(auth),
    identitiesOf(auth),
    signInLists({ claims, customer }),
  ])
  const verified = factors.filter(({ status }) => status === 'verified')
  const hasFactors = offer.app || offer.phone || verified.length > 0
  const hasConnections = offer.linking.length > 0 || identities.length > 1
  return (
    <AccountFrame locale={locale} page="security">
      <div className="space-y-4 md:space-y-6">
        {hasFactors && (
          <Section title={t('factors.title')} intro={t('factors.intro')}>
            <Factors locale={locale} factors={verified} offered={offer} mayRemove={gaveCodeLately(claims)} />
          </Section>
        )}
        {hasConnections && (
          <Section title={t('connections.title')} intro={t('connections.intro')}>
            <Connections locale={locale} identities={identities} providers={offer.linking} result={query.link} />
          </Section>
        )}
        <Section title={t('signIns.title')} intro={t('signIns.intro')}>
          <SignIns locale={locale} {...lists} />
        </Section>
      </div>
    </AccountFrame>
  )
}
