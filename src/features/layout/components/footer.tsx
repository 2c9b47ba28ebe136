import { ArrowUpRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { IntentLink } from '@/design/intent-link'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import type { SiteSettings } from '../data'
import { languageNames } from '../language-names'
import type { FooterMenu } from '../menus'
import { FooterColumn } from './footer-column'
import { LanguageLinks } from './language-links'
import { Logo } from './logo'
import { MenuAnchor } from './menu-anchor'

type Entry = { slug: string; name: { text: string; lang: Locale } }
type Props = { locale: Locale; settings: SiteSettings; year: string; categories: Entry[]; columns: FooterMenu[] }

export async function Footer({ locale, settings, year, categories, columns }: Props) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return (
    <footer className="mt-20 border-t border-line bg-sunken md:mt-28 print:hidden">
      <div className="page flex flex-wrap gap-x-8 gap-y-10 py-12 md:py-16">
        <div className="w-full lg:w-auto lg:max-w-sm lg:flex-[1.6]">
          <Logo locale={locale} />
          {settings.tagline.text && (
            <p lang={foreignLang(settings.tagline, locale)} className="mt-4 text-ink-soft">
              {settings.tagline.text}
            </p>
          )}
          <address className="mt-5 space-y-1 text-sm text-ink-soft not-italic">
            {settings.companyAddress && <p>{settings.companyAddress}</p>}
            {settings.contactEmail && (
              <p>
                <a href={`mailto:${settings.contactEmail}`} className="footer-link">
                  {settings.contactEmail}
                </a>
              </p>
            )}
          </address>
        </div>
        {categories.length > 0 && (
          <FooterColumn title={t('categories')} wide>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <IntentLink
                  href={localePath(locale, `/c/${slug}`)}
                  lang={foreignLang(name, locale)}
                  className="footer-link"
                >
                  {name.text}
                </IntentLink>
              </li>
            ))}
          </FooterColumn>
        )}
        {columns.map(({ title, links }) => (
          <FooterColumn key={title.text} title={title.text} lang={foreignLang(title, locale)}>
            {links.map((link) => (
              <li key={link.href}>
                <MenuAnchor link={link} locale={locale} className="footer-link" />
              </li>
            ))}
          </FooterColumn>
        ))}
        <FooterColumn title={t('languages')}>
          <li>
            <LanguageLinks locale={locale} names={languageNames} linkClassName="footer-link" className="space-y-1" />
          </li>
        </FooterColumn>
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-5 text-sm text-ink-soft">
        <p>
          © {year} {settings.companyName}
        </p>
        {settings.groupWebsite && (
          <a href={settings.groupWebsite} target="_blank" rel="noopener" className="footer-link">
            {settings.groupName ?? settings.groupWebsite}
            <ArrowUpRight aria-hidden size={15} className="ml-1 inline" />
            <span className="sr-only"> ({t('newTab')})</span>
          </a>
        )}
      </div>
      {/* Of the content: who must be named for it. */}
      <p className="page pb-6 text-xs text-ink-soft">
        {t.rich('sources', { bg: (name) => <span lang="bg">{name}</span> })}
      </p>
    </footer>
  )
}
