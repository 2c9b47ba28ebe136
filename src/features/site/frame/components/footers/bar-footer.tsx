import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { foreignLang } from '@/i18n/foreign-lang'
import { translatorFor } from '@/i18n/translator'
import { languageNames } from '../../language-names'
import { LanguageLinks } from '../language-links'
import { Logo } from '../logo'
import { CategoryLinks, FooterLinks } from './footer-links'
import type { FooterParts } from './footer-parts'
import { Cities, CompanyAddress, Copyright, GroupLink, Sources, Tagline } from './furniture'

function Fold({ title, lang, children }: { title: string; lang?: string; children: ReactNode }) {
  return (
    <details className="group min-w-0">
      <summary lang={lang} className="fold-title">
        {title}
        <Plus aria-hidden size={16} className="transition-transform group-open:rotate-45" />
      </summary>
      <div className="pb-4 text-sm text-ink-soft">{children}</div>
    </details>
  )
}

/** Style 5: one slim line, with collapsible sections below. */
export function BarFooter({ locale, settings, year, categories, columns }: FooterParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <footer className="mt-16 border-t border-line md:mt-20 print:hidden">
      <div className="page flex flex-wrap items-center gap-x-8 gap-y-2 py-4 text-sm text-ink-soft">
        <Logo locale={locale} />
        <Copyright year={year} settings={settings} />
        <LanguageLinks
          locale={locale}
          names={languageNames}
          className="flex flex-wrap gap-x-5 md:ml-auto"
          linkClassName="footer-link"
        />
        <GroupLink locale={locale} settings={settings} />
      </div>
      <div className="border-t border-line bg-sunken">
        <div className="page grid py-1 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-5">
          {columns.map(({ title, links }) => (
            <Fold key={title.text} title={title.text} lang={foreignLang(title, locale)}>
              <FooterLinks locale={locale} links={links} />
            </Fold>
          ))}
          <Fold title={t('categories')}>
            <CategoryLinks locale={locale} categories={categories} />
          </Fold>
          <Fold title={t('contact')}>
            <Tagline locale={locale} settings={settings} />
            <CompanyAddress settings={settings} className="mt-2" />
            <h3 className="mt-3 text-sm text-ink">{t('cities')}</h3>
            <Cities cities={settings.cities} className="flex flex-wrap gap-x-3" />
          </Fold>
        </div>
        <Sources locale={locale} className="page pb-4" />
      </div>
    </footer>
  )
}
