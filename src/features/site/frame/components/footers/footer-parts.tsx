import { ArrowUpRight } from 'lucide-react'
import { IntentLink } from '@/design/intent-link'
import { isHttpAddress } from '@/domain/link-target'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { City, FrameSettings } from '../../data'
import { townPath, withdrawalPath } from '../../site-links'
import type { FooterParts } from './footer-links'

type OfSettings = { locale: Locale; settings: FrameSettings; className?: string }

export function Tagline({ locale, settings: { tagline }, className }: OfSettings) {
  if (!tagline.text) return null
  return (
    <p lang={foreignLang(tagline, locale)} className={className}>
      {tagline.text}
    </p>
  )
}

export function MailLink({ address, className = 'footer-link' }: { address: string; className?: string }) {
  return (
    <a href={`mailto:${address}`} className={className}>
      {address}
    </a>
  )
}

export const hasAddress = ({ companyAddress, contactEmail }: FrameSettings): boolean =>
  Boolean(companyAddress || contactEmail)

export function CompanyAddress({ settings, className }: Omit<OfSettings, 'locale'>) {
  const { companyAddress, contactEmail } = settings
  if (!hasAddress(settings)) return null
  return (
    <address className={`not-italic ${className ?? ''}`}>
      {companyAddress && <p>{companyAddress}</p>}
      {contactEmail && (
        <p>
          <MailLink address={contactEmail} />
        </p>
      )}
    </address>
  )
}

export function GroupLink({ locale, settings, className = 'footer-link' }: OfSettings) {
  const t = translatorFor(locale, 'layout')
  if (!settings.groupWebsite || !isHttpAddress(settings.groupWebsite)) return null
  return (
    <a href={settings.groupWebsite} target="_blank" rel="noopener" className={className}>
      {settings.groupName || settings.groupWebsite}
      <ArrowUpRight aria-hidden size={15} className="ml-1 inline" />
      <span className="sr-only"> ({t('newTab')})</span>
    </a>
  )
}

/** Required on every page by directive 2011/83/EU, article 11a. */
function WithdrawLink({ locale }: { locale: Locale }) {
  return (
    <IntentLink href={localePath(locale, withdrawalPath)} className="footer-link">
      {translatorFor(locale, 'layout')('withdraw')}
    </IntentLink>
  )
}

export function Copyright({ locale, year, settings }: Pick<FooterParts, 'locale' | 'year' | 'settings'>) {
  return (
    <>
      <p>
        © {year} {settings.companyName}
      </p>
      <WithdrawLink locale={locale} />
    </>
  )
}

/** The legal minimum for pages without a footer. It reads nothing, so that error pages can show it too. */
export function LegalFooter({ locale }: { locale: Locale }) {
  return (
    <footer className="page flex justify-end py-4 text-sm text-ink-soft print:hidden">
      <WithdrawLink locale={locale} />
    </footer>
  )
}

/** The attribution that the sources of our content require. */
export function Sources({ locale, className }: { locale: Locale; className?: string }) {
  const t = translatorFor(locale, 'layout')
  return (
    <p className={`text-xs text-ink-soft ${className ?? ''}`}>
      {t.rich('sources', { bg: (name) => <span lang="bg">{name}</span> })}
    </p>
  )
}

export function Cities({ locale, cities, className }: { locale: Locale; cities: City[]; className?: string }) {
  if (cities.length === 0) return null
  return (
    <ul className={className}>
      {cities.map(({ name, slug }) => (
        <li key={name}>
          <IntentLink href={localePath(locale, townPath(slug))} className="footer-link">
            {name}
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}
